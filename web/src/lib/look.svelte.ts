// How the house is lit: by night, by day, or as the system asks. What was chosen is remembered in this browser.
export type Look = "system" | "day" | "night";

const store = "envol-look";
const light = matchMedia("(prefers-color-scheme: light)");

function kept(): Look {
  const found = localStorage.getItem(store);
  return found === "day" || found === "night" ? found : "system";
}

export const house = $state({ look: kept() });

function show(): void {
  const look = house.look === "system" ? (light.matches ? "day" : "night") : house.look;
  document.documentElement.dataset.look = look;
  const page = getComputedStyle(document.documentElement).getPropertyValue("--night");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", page);
}
light.addEventListener("change", show);
show();

export function setLook(look: Look): void {
  house.look = look;
  if (look === "system") localStorage.removeItem(store);
  else localStorage.setItem(store, look);
  show();
}
