// Cards travel from where they were to where they go: the page is compared before and after, by stable ids.
interface Place {
  box: DOMRect;
  node: Element;
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function snapshot(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const node of document.querySelectorAll("[data-piece]")) {
    found.set(node.getAttribute("data-piece") ?? "", { box: node.getBoundingClientRect(), node: node.cloneNode(true) as Element });
  }
  return found;
}

/** Pieces that moved glide, new ones come from the seat that played them, vanished ones go to the marked goal. */
export function fly(before: Map<string, Place>, seen: [number, string][]): void {
  if (still()) return;
  const now = new Map([...document.querySelectorAll("[data-piece]")].map((node) => [node.getAttribute("data-piece") ?? "", node]));
  let order = 0;
  for (const [id, node] of now) {
    const box = node.getBoundingClientRect();
    const old = before.get(id)?.box ?? source(id, seen);
    if (!old || (Math.abs(old.x - box.x) < 2 && Math.abs(old.y - box.y) < 2)) continue;
    glide(node, old, box, 70 * Math.min(order++, 3));
  }
  const goal = document.querySelector("[data-goal]")?.getBoundingClientRect();
  if (!goal) return;
  for (const [id, place] of before) {
    if (!now.has(id) && id.startsWith("trick-")) sweep(place, goal);
  }
}

function source(id: string, seen: [number, string][]): DOMRect | undefined {
  const line = seen.find(([seat, text]) => seat >= 0 && text.endsWith(` ${id}`));
  const place = line ? `[data-seat="${line[0]}"]` : `[data-source]`;
  return document.querySelector(place)?.getBoundingClientRect();
}

function glide(node: Element, from: DOMRect, to: DOMRect, delay: number): void {
  const scale = from.width / to.width || 1;
  const rest = getComputedStyle(node).transform;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale > 3 ? 1 : scale})`;
  node.animate([{ transform: start, transformOrigin: "0 0", zIndex: 50 }, { transform: rest, transformOrigin: "0 0", zIndex: 50 }], {
    duration: 300,
    delay,
    easing: "cubic-bezier(.2,.8,.2,1)",
    fill: "backwards",
  });
}

function sweep(place: Place, goal: DOMRect): void {
  const ghost = place.node as HTMLElement;
  ghost.removeAttribute("data-piece");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${place.box.x}px`,
    top: `${place.box.y}px`,
    width: `${place.box.width}px`,
    height: `${place.box.height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "60",
  });
  document.body.append(ghost);
  const dx = goal.x + goal.width / 2 - place.box.x - place.box.width / 2;
  const dy = goal.y + goal.height / 2 - place.box.y - place.box.height / 2;
  ghost
    .animate([{ transform: "none", opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(.25)`, opacity: 0.2 }], {
      duration: 340,
      easing: "ease-in",
    })
    .finished.finally(() => ghost.remove());
}
