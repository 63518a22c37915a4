// What lies where it should not, on the page as it is now: a list of [kind, what, by, detail].
// kinds: outside (the screen), cut (by a box around it), text-covered, text-on-text, control-covered (by anything else),
// control-behind-words (of the guide, a hint or a notice), small-target (for a finger).
(touch) => {
  const FINGER = 44;
  const FAN = 24; // what a card of a fan must show of itself
  const CONTROLS =
    "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider], [role=switch]";
  const FLOATING = "aside, .advice, .menu, [role=alert], .notice"; // stands over the table for a moment
  const PANNED = ".sky svg, .canvas svg"; // is moved about as a map is
  const SIGNS = "svg[role=img], [title] > svg"; // drawings that say something, as words do
  const LARGE = 120; // what is larger is a picture
  const found = new Map();
  // Which choice was made and which was better is marked over the board; the marks stand where the analysis finds them.
  const marks = [...document.querySelectorAll(".ring b")];
  for (const mark of marks) mark.style.visibility = "hidden";

  function report(kind, what, by, detail) {
    const key = [kind, name(what), by ? name(by) : ""].join("|");
    if (!found.has(key)) found.set(key, [kind, name(what), by ? name(by) : "", detail]);
  }

  /** A name that depends neither on the language nor on what is chosen just now: classes of states come last. */
  function name(element) {
    if (element === document.documentElement) return "the screen";
    const names = [];
    for (let one = element; one && one !== document.body && names.length < 2; one = one.parentElement) {
      if (one.parentElement?.closest("svg")) continue; // a drawing is named, not its strokes
      const first = [...one.classList].find((word) => !word.startsWith("svelte-"));
      if (first || one === element || !names.length || one.id) names.unshift(first ? `${one.localName}.${first}` : one.localName);
    }
    return names.join(" ");
  }

  const styles = new Map();
  function style(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }

  const opacities = new Map();
  function opacity(element) {
    if (!element) return 1;
    if (!opacities.has(element)) opacities.set(element, Number(style(element).opacity) * opacity(element.parentElement));
    return opacities.get(element);
  }

  function seen(element) {
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      opacity(element) > 0.1 &&
      !element.closest(".unseen, [inert], option, title, desc, defs")
    );
  }

  function alpha(colour) {
    const numbers = colour.match(/[\d.]+%?(?=\s*\))/);
    if (colour === "transparent" || colour === "none") return 0;
    if (!/rgba|\//.test(colour)) return 1;
    return numbers[0].endsWith("%") ? parseFloat(numbers[0]) / 100 : parseFloat(numbers[0]);
  }

  /** Whether something can be seen of the element itself at this point, so that what is under it cannot. */
  function paints(element, x, y) {
    const through = opacity(element);
    if (through < 0.35) return false;
    const how = style(element);
    if (element instanceof HTMLCanvasElement) {
      const box = element.getBoundingClientRect();
      const at = [((x - box.x) * element.width) / box.width, ((y - box.y) * element.height) / box.height];
      const context = element.getContext("2d");
      return context !== null && context.getImageData(...at.map(Math.floor), 1, 1).data[3] * through > 90;
    }
    if (element instanceof HTMLImageElement) return true;
    if (element instanceof SVGElement && element.localName !== "svg") {
      if (["g", "text", "tspan", "use", "foreignObject"].includes(element.localName)) return false;
      const fill = how.fill === "none" ? 0 : how.fill.startsWith("url") ? 1 : alpha(how.fill) * Number(how.fillOpacity);
      const stroke = how.stroke === "none" ? 0 : alpha(how.stroke) * Number(how.strokeOpacity);
      return Math.max(fill, stroke) * through > 0.35;
    }
    if (alpha(how.backgroundColor) * through > 0.35) return true;
    if (how.backgroundImage === "none") return false;
    const colours = how.backgroundImage.match(/(rgba?|color|oklab|oklch)\([^()]*\)/g) ?? ["rgb(0 0 0)"];
    return Math.min(...colours.map(alpha)) * through > 0.35;
  }

  // Only what lies in front counts while a dialog is open, or the ceremony.
  const front = [...document.querySelectorAll("dialog[open], .ceremony")].at(-1) ?? document.body;

  /** The part of a rectangle that is seen; what a box cuts off that cannot be scrolled is reported.
   * Where a box cuts, its last pixel is left out: in a fraction of it Chromium hits what lies beside the box. */
  function clipped(owner, rect, slackX, slackY) {
    let { left, top, right, bottom } = rect;
    let one = owner;
    let position = "static"; // of whom the next box around may hold
    while (one && one !== document.documentElement) {
      const how = style(one);
      const holds = position === "static" || position === "relative" || position === "sticky" || how.position !== "static";
      if (position === "fixed") break;
      if (holds && one !== document.body && (how.overflowX !== "visible" || how.overflowY !== "visible")) {
        const box = one.getBoundingClientRect();
        if (box.width < 3 || box.height < 3) return null; // only heard
        const scrolls = (axis) => ["auto", "scroll"].includes(axis);
        const panned = one.matches(PANNED);
        const cutX = Math.max(box.left - left, right - box.right);
        const cutY = Math.max(box.top - top, bottom - box.bottom);
        if (how.overflowX !== "visible") {
          if (!panned && !scrolls(how.overflowX) && cutX > slackX) report("cut", owner, one, cutX.toFixed(0));
          left = Math.max(left, box.left);
          if (right > box.right) right = box.right - 1;
        }
        if (how.overflowY !== "visible") {
          if (!panned && !scrolls(how.overflowY) && cutY > slackY) report("cut", owner, one, cutY.toFixed(0));
          top = Math.max(top, box.top);
          if (bottom > box.bottom) bottom = box.bottom - 1;
        }
        if (left >= right || top >= bottom) return null;
      }
      if (position === "static" || how.position !== "static") position = how.position === "absolute" ? "absolute" : "static";
      if (how.position === "fixed") position = "fixed";
      one = one.parentElement;
    }
    const page = document.scrollingElement;
    const isHeld = [document.documentElement, document.body].some((root) => ["hidden", "clip"].includes(style(root).overflowY));
    const scrollsY = page.scrollHeight > innerHeight + 1 && !isHeld;
    const out = Math.max(-left, right - innerWidth, scrollsY ? 0 : -top, scrollsY ? 0 : bottom - innerHeight);
    if (out > Math.max(slackX, 1)) report("outside", owner, document.documentElement, out.toFixed(0));
    [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return right - left < 1 || bottom - top < 1 ? null : { left, top, right, bottom };
  }

  /** Whether one lies under a bar that stays while the other can be scrolled from under it. */
  function isPassing(owner, cover) {
    let bar = cover;
    while (bar && !bar.contains(owner) && style(bar).position !== "sticky") bar = bar.parentElement;
    if (!bar || bar.contains(owner)) return false;
    for (let one = bar.parentElement; one; one = one.parentElement) {
      const scrolls = ["auto", "scroll"].includes(style(one).overflowY) || one === document.scrollingElement;
      if (scrolls && one.contains(owner)) return one.scrollHeight > one.clientHeight + 1;
    }
    return false;
  }

  // Texts, line by line.
  const texts = [];
  const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    if (!node.data.trim() || !seen(owner) || owner.closest("style, script, select")) continue;
    if (!owner.checkVisibility()) continue;
    range.selectNodeContents(node);
    const boxes = owner instanceof SVGElement ? [owner.getBoundingClientRect()] : range.getClientRects();
    for (const box of boxes) read(owner, node.data.trim().slice(0, 30), box);
  }
  for (const sign of front.querySelectorAll(SIGNS)) {
    const box = sign.getBoundingClientRect();
    if (seen(sign) && box.width < LARGE) read(sign, "a sign", box);
  }

  function read(owner, words, box) {
    if (box.width < 2 || box.height < 4) return;
    const part = clipped(owner, box, 1.5, box.height * 0.3);
    if (!part) return;
    const lean = (part.bottom - part.top) * 0.22; // letters are lower than their line
    const rect = { left: part.left + 1, right: part.right - 1, top: part.top + lean, bottom: part.bottom - lean };
    texts.push({ owner, words, rect });
  }

  // Everything is hit, also what a pointer goes through.
  const hitting = new CSSStyleSheet();
  hitting.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(hitting);

  /** What covers the text at this point; in a drawing, as of pawns on a track, things may stand on one another. */
  function coverOf(owner, x, y) {
    const drawing = owner.closest("svg");
    for (const element of document.elementsFromPoint(x, y)) {
      if (element === owner || owner.contains(element) || element.contains(owner)) return null;
      if (drawing?.contains(element)) return null;
      if (paints(element, x, y)) return isPassing(owner, element) ? null : element;
    }
    return null;
  }
  const pieces = new Map(); // a card may lie on another, if one of the numbers on it can be read
  for (const text of texts) {
    const { owner, rect } = text;
    const covers = [];
    for (const part of [0.08, 0.3, 0.5, 0.7, 0.92])
      for (const height of [0.25, 0.75])
        covers.push(coverOf(owner, rect.left + (rect.right - rect.left) * part, rect.top + (rect.bottom - rect.top) * height));
    const by = covers.filter((one) => one !== null);
    text.covered = by.length > 1;
    const piece = owner.closest("[data-piece]");
    if (piece) {
      if (!pieces.has(piece)) pieces.set(piece, []);
      pieces.get(piece).push({ ...text, by: by[0] });
    } else if (text.covered && !by[0].closest(FLOATING)) report("text-covered", owner, by[0], text.words);
  }
  for (const [piece, written] of pieces) {
    const hidden = written.filter(({ covered }) => covered);
    const other = hidden.find(({ by }) => by.closest("[data-piece]") === null && !by.closest(FLOATING));
    if (other && hidden.length === written.length) report("text-covered", piece, other.by, other.words);
  }
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (one.owner === other.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const left = Math.max(one.rect.left, other.rect.left);
      const right = Math.min(one.rect.right, other.rect.right);
      const top = Math.max(one.rect.top, other.rect.top);
      const bottom = Math.min(one.rect.bottom, other.rect.bottom);
      if (right - left < 3 || bottom - top < 3) continue;
      if (isPassing(one.owner, other.owner) || isPassing(other.owner, one.owner)) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (coverOf(one.owner, x, y) === null && coverOf(other.owner, x, y) === null)
        report("text-on-text", one.owner, other.owner, `${one.words} / ${other.words}`);
    }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hitting);

  // Controls, as a pointer finds them.
  const controls = [...front.querySelectorAll(CONTROLS)]
    .map((one) => (one.matches("[type=radio], [type=checkbox], [type=file]") ? (one.closest("label") ?? one) : one))
    .filter((one, index, all) => all.indexOf(one) === index && seen(one));
  const inside = (hit, control) => hit !== null && (control.contains(hit) || hit.contains(control));
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const part = clipped(control, box, 2, 2);
    if (!part) continue;
    const [width, height] = [part.right - part.left, part.bottom - part.top];
    const isWhole = width > box.width - 3 && height > box.height - 3;
    const list = control.closest("ul, ol, [role=list], .fan");
    const drawing = control.closest("svg");
    const rows = [0.15, 0.5, 0.85].map((row) => part.top + height * row);
    let covered = null;
    let fanned = false;
    for (const y of rows)
      for (const column of [0.15, 0.5, 0.85]) {
        const hit = document.elementFromPoint(part.left + width * column, y);
        if (hit === null || inside(hit, control)) continue;
        if (drawing && drawing.contains(hit)) continue;
        if (list?.contains(hit) && hit.closest(CONTROLS)) fanned = true;
        else if (!hit.closest(".menu") && !isPassing(control, hit)) covered ??= hit;
      }
    if (covered) {
      const kind = covered.closest(FLOATING) ? "control-behind-words" : "control-covered";
      report(kind, control, covered.closest(CONTROLS) ?? covered, control.textContent.trim().slice(0, 30));
    }
    if (fanned) {
      let longest = 0;
      for (const y of rows) {
        let run = 0;
        for (let x = part.left + 1; x < part.right; x += 2) {
          run = inside(document.elementFromPoint(x, y), control) ? run + 2 : 0;
          longest = Math.max(longest, run);
        }
      }
      if (longest < FAN) report("control-covered", control, list, `${longest} px are left`);
    }
    if (!touch || drawing || fanned || !isWhole || control.disabled) continue;
    const inText = control.localName === "a" && style(control).display === "inline" && control.parentElement.textContent.trim() !== control.textContent.trim();
    if (inText) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const reach = FINGER / 2 - 1;
    const ways = [];
    if (box.width < FINGER - 0.5) ways.push([-reach, 0], [reach, 0]);
    if (box.height < FINGER - 0.5) ways.push([0, -reach], [0, reach]);
    if (ways.some(([dx, dy]) => { const hit = document.elementFromPoint(x + dx, y + dy); return hit === null || !control.contains(hit); }))
      report("small-target", control, null, `${box.width.toFixed(0)}×${box.height.toFixed(0)}`);
  }
  for (const mark of marks) mark.style.visibility = "";
  return [...found.values()];
}
