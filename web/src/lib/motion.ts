// Pieces travel from where they were to where they go: the page is compared before and after, by stable ids.
//   data-piece="b7"         a piece that lies open
//   data-holds="b7 r3"      a pile that holds these pieces without showing them
//   data-seat="2"           a plate; what its seat plays comes from there
//   data-source             where everything else comes from, such as a deck
const together = 3; // in the air at once; the rest waits
const flight = 300; // milliseconds

interface Place {
  box: DOMRect;
  node: Element | null; // a copy of the piece, if it lay open
}

let flying: Animation[] = [];
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
// A tap skips whatever is in the air.
addEventListener("pointerdown", () => flying.forEach((animation) => animation.finish()), { capture: true });

function pieces(): Map<string, Element> {
  return new Map([...document.querySelectorAll("[data-piece]")].map((node) => [node.getAttribute("data-piece") ?? "", node]));
}

function piles(): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const pile of document.querySelectorAll("[data-holds]")) {
    for (const id of pile.getAttribute("data-holds")?.split(" ") ?? []) found.set(id, pile);
  }
  return found;
}

export function snapshot(): Map<string, Place> {
  const found = new Map<string, Place>();
  if (still()) return found;
  for (const [id, pile] of piles()) found.set(id, { box: pile.getBoundingClientRect(), node: null });
  for (const [id, node] of pieces()) found.set(id, { box: node.getBoundingClientRect(), node: node.cloneNode(true) as Element });
  return found;
}

/** Pieces that moved glide, new ones come from the seat that played them, vanished ones go to the pile that holds them. */
export function fly(before: Map<string, Place>, seen: [number, string][]): void {
  if (still()) return;
  flying = flying.filter((animation) => animation.playState === "running");
  let order = 0;
  const turn = () => {
    const delay = Math.floor(order / together) * flight + (order % together) * 70;
    order += 1;
    return delay;
  };
  const held = piles();
  const now = pieces();
  for (const [id, place] of before) {
    const goal = held.get(id);
    if (place.node && goal && !now.has(id)) sweep(place.node as HTMLElement, place.box, goal.getBoundingClientRect(), turn());
  }
  for (const [id, node] of now) {
    const to = node.getBoundingClientRect();
    const from = before.get(id)?.box ?? source(id, seen);
    if (!from || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) continue;
    glide(node, from, to, turn());
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
  const frames = [start, rest].map((transform) => ({ transform, transformOrigin: "0 0", zIndex: 50 }));
  flying.push(node.animate(frames, { duration: flight, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" }));
}

function sweep(ghost: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  ghost.removeAttribute("data-piece");
  const { x, y, width, height } = from;
  Object.assign(ghost.style, { position: "fixed", left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  Object.assign(ghost.style, { margin: "0", pointerEvents: "none", zIndex: "60", transform: "none" });
  document.body.append(ghost);
  const [dx, dy] = [to.x + to.width / 2 - x - width / 2, to.y + to.height / 2 - y - height / 2];
  const goal = `translate(${dx}px, ${dy}px) scale(${Math.min(to.width / width, 1)})`;
  const animation = ghost.animate([{ transform: "none" }, { transform: goal }], { duration: flight, delay, easing: "ease-in" });
  flying.push(animation);
  void animation.finished.finally(() => ghost.remove());
}
