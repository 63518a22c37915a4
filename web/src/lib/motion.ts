// Pieces travel from where they were to where they go: the page is compared before and after, by stable ids.
//   data-piece="b7"         a piece that lies open
//   data-holds="b7 r3"      a pile that holds these pieces without showing them
//   data-seat="2"           a plate; what its seat plays comes from there
//   data-source             where everything else comes from, such as a deck
const together = 3; // in the air at once; the rest waits
const flight = 300; // milliseconds
const longest = 1500; // as far as pictures may stay behind

interface Place {
  box: DOMRect;
  node: Element | null; // a copy of the piece, if it lay open
}

let flying: Animation[] = [];
const lanes: number[] = Array.from({ length: together }, () => 0); // when each of them is free again
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whatever is in the air comes down. */
function land(): void {
  flying.forEach((animation) => animation.finish());
  flying = [];
  lanes.fill(0);
}
addEventListener("pointerdown", land, { capture: true }); // a tap skips it

const clock = () => Number(document.timeline.currentTime);

/** A piece takes off as soon as fewer than three are in the air. */
function takeOff(node: Element, frames: Keyframe[], easing: string): Animation {
  const lane = lanes.indexOf(Math.min(...lanes));
  const start = Math.max(clock(), lanes[lane] ?? 0, Math.max(...lanes) - flight + 70);
  lanes[lane] = start + flight;
  const animation = node.animate(frames, { duration: flight, easing, fill: "backwards" });
  animation.startTime = start;
  flying.push(animation);
  return animation;
}

function pieces(): Map<string, Element> {
  return new Map(
    [...document.querySelectorAll("[data-piece]")].map((node) => [node.getAttribute("data-piece") ?? "", node]),
  );
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
  for (const [id, node] of pieces())
    found.set(id, { box: node.getBoundingClientRect(), node: node.cloneNode(true) as Element });
  return found;
}

const LOOKED_AT = 1600; // milliseconds for which a piece is marked that would have flown

/** Without motion, what somebody has just played is marked where it lies now. */
function mark(seen: [number, string][]): void {
  const played = seen.filter(([seat]) => seat >= 0).flatMap(([, notation]) => notation.split(" ").slice(1));
  for (const [id, node] of pieces()) {
    if (!played.includes(id)) continue;
    node.setAttribute("data-arrived", "");
    setTimeout(() => node.removeAttribute("data-arrived"), LOOKED_AT);
  }
}

/** Pieces that moved glide, new ones come from the seat that played them, vanished ones go to the pile that holds them. */
export function fly(before: Map<string, Place>, seen: [number, string][]): void {
  if (still()) return mark(seen);
  flying = flying.filter((animation) => animation.playState === "running");
  if (Math.max(...lanes) - clock() > longest) land(); // the table is faster than its pictures
  const held = piles();
  const now = pieces();
  for (const [id, place] of before) {
    const goal = held.get(id);
    if (place.node && goal && !now.has(id)) sweep(place.node as HTMLElement, place.box, goal.getBoundingClientRect());
  }
  for (const [id, node] of now) {
    const to = node.getBoundingClientRect();
    const from = before.get(id)?.box ?? source(id, seen);
    if (!from || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) continue;
    glide(node, from, to);
  }
}

function source(id: string, seen: [number, string][]): DOMRect | undefined {
  const line = seen.find(([seat, text]) => seat >= 0 && text.endsWith(` ${id}`));
  if (!line) return document.querySelector("[data-source]")?.getBoundingClientRect();
  const plate = document.querySelector(`[data-seat="${line[0]}"]`)?.getBoundingClientRect();
  return plate && new DOMRect(plate.x + plate.width / 2 - 18, plate.y + plate.height / 2 - 25, 36, 50);
}

function glide(node: Element, from: DOMRect, to: DOMRect): void {
  // What the stylesheet does by `transform` stays; the flight is laid over it, so its own shift is scaled along.
  const rest = new DOMMatrixReadOnly(getComputedStyle(node).transform);
  const scale = from.width / to.width || 1;
  const x = from.x + from.width / 2 - to.x - to.width / 2 + (1 - scale) * rest.e;
  const y = from.y + from.height / 2 - to.y - to.height / 2 + (1 - scale) * rest.f;
  const frames = [
    { translate: `${x}px ${y}px`, scale, zIndex: 50 },
    { translate: "0 0", scale: 1, zIndex: 50 },
  ];
  takeOff(node, frames, "cubic-bezier(.2,.8,.2,1)");
}

function sweep(ghost: HTMLElement, from: DOMRect, to: DOMRect): void {
  ghost.removeAttribute("data-piece");
  const { x, y, width, height } = from;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  Object.assign(ghost.style, {
    margin: "0",
    listStyle: "none",
    pointerEvents: "none",
    zIndex: "60",
    transform: "none",
  });
  document.body.append(ghost);
  const [dx, dy] = [to.x + to.width / 2 - x - width / 2, to.y + to.height / 2 - y - height / 2];
  const goal = `translate(${dx}px, ${dy}px) scale(${Math.min(to.width / width, 1)})`;
  void takeOff(ghost, [{ transform: "none" }, { transform: goal }], "ease-in").finished.finally(() => ghost.remove());
}
