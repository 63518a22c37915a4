// A picture of the table as it stands: the page's own elements and styles, drawn once more as an image.
const LARGEST = 2; // pixels of the picture for one of the page
const FOOT = 44; // what is written under it
const PLACED = [
  "width",
  "height",
  "position",
  "inset",
  "margin",
  "display",
  "transform",
  "translate",
  "opacity",
  "z-index",
];

/** All styles of the page as text, with their fonts in them: an image may fetch nothing. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const text = rules.join("\n");
  const fonts = [...new Set([...text.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, url]) => url ?? ""))];
  const known = await Promise.all(fonts.map(async (url) => [url, await inlined(url)] as const));
  const still = "*,*::before,*::after{animation:none!important;transition:none!important}";
  return known.reduce((all, [url, data]) => all.replaceAll(url, data), text) + still;
}

async function inlined(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** A copy of the table that looks the same elsewhere; what was painted on a canvas becomes an image. */
function copyOf(table: HTMLElement): HTMLElement {
  const copy = table.cloneNode(true) as HTMLElement;
  const painted = [...copy.querySelectorAll("canvas")];
  for (const [index, canvas] of [...table.querySelectorAll("canvas")].entries()) {
    const image = document.createElement("img");
    for (const { name, value } of canvas.attributes) image.setAttribute(name, value);
    const shown = getComputedStyle(canvas); // what is written for a canvas does not hold for an image
    for (const name of PLACED) image.style.setProperty(name, shown.getPropertyValue(name));
    image.src = canvas.toDataURL();
    painted[index]?.replaceWith(image);
  }
  copy.style.width = `${table.offsetWidth}px`;
  copy.style.height = `${table.offsetHeight}px`;
  return copy;
}

async function drawn(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** The table as a PNG, with a line of text under it, in an address of its own: a page may show no others. */
export async function pictureOf(table: HTMLElement, rings: Element[], caption: string): Promise<string> {
  const { x, y, width, height } = table.getBoundingClientRect();
  const root = document.documentElement;
  const holder = document.createElement("body");
  const scene = document.createElement("div");
  scene.setAttribute("style", `position:relative;${table.parentElement?.getAttribute("style") ?? ""}`);
  scene.append(copyOf(table));
  for (const ring of rings) {
    const copy = ring.cloneNode(true) as HTMLElement;
    copy.style.position = "absolute";
    copy.style.left = `${parseFloat(copy.style.left) - x}px`;
    copy.style.top = `${parseFloat(copy.style.top) - y}px`;
    scene.append(copy);
  }
  holder.append(scene);
  const style = document.createElement("style");
  style.textContent = await styles();
  holder.prepend(style);
  const content = new XMLSerializer().serializeToString(holder);
  const look = root.dataset.look ? ` data-look="${root.dataset.look}"` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"${look} width="${width}" height="${height}"><foreignObject width="100%" height="100%">${content}</foreignObject></svg>`;
  const image = await drawn(svg);
  const canvas = document.createElement("canvas");
  const scale = Math.min(LARGEST, Math.max(1, devicePixelRatio || 1));
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round((height + FOOT) * scale)];
  const paint = canvas.getContext("2d")!;
  const colours = getComputedStyle(root);
  paint.scale(scale, scale);
  paint.fillStyle = colours.getPropertyValue("--night");
  paint.fillRect(0, 0, width, height + FOOT);
  paint.drawImage(image, 0, 0, width, height);
  paint.fillStyle = colours.getPropertyValue("--text");
  paint.font = `600 ${width < 500 ? 14 : 18}px Fraunces, Georgia, serif`;
  paint.textBaseline = "middle";
  paint.fillText(caption, 16, height + FOOT / 2, width - 32);
  return canvas.toDataURL("image/png");
}
