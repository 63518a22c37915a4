import { expect, test } from "vitest";
import { isLost, nextPlace } from "./place";

function table(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector("main")!;
}

test("the place is given back where the next thing is: a tip first, then the board's wish, then what can be played", () => {
  const played = `<button class="main go">Take</button><button>a</button><button class="can">b</button>`;
  expect(nextPlace(table(played), "")?.textContent).toBe("b");
  expect(nextPlace(table(played), ".go")?.textContent).toBe("Take");
  expect(nextPlace(table(`${played}<aside><button class="main">On</button></aside>`), ".go")?.textContent).toBe("On");
  expect(nextPlace(table(`<button class="main go">Take</button>`), "")?.textContent).toBe("Take");
  expect(nextPlace(table(`<button class="main go" disabled>Wait</button>`), "")).toBeNull();
});

test("whoever stands on a button that is gone or off is lost", () => {
  const button = table("<button>a</button>").querySelector("button")!;
  expect(isLost()).toBe(true);
  button.focus();
  expect(isLost()).toBe(false);
  button.remove();
  expect(isLost()).toBe(true);
});
