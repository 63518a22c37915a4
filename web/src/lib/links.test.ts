import { expect, test } from "vitest";
import { pieces } from "./links";

const here = "https://games.example";
const hrefs = (text: string) => pieces(text, here).map(({ href }) => href);

test("a link to this server can be followed, and nothing else can", () => {
  expect(pieces(`see ${here}/t/abc?screen and http://evil.example/t/abc`, here)).toEqual([
    { text: "see ", href: null },
    { text: `${here}/t/abc?screen`, href: "/t/abc?screen" },
    { text: " and ", href: null },
    { text: "http://evil.example/t/abc", href: null },
  ]);
  for (const text of [
    "javascript:alert(1)",
    "https://games.example.evil.example/",
    "https://games.example@evil.example/",
    "https://me:you@games.example/",
    "http://games.example/t/abc", // another origin
    "https://",
    "<a href='x'>y</a>",
  ])
    expect(hrefs(text)).toEqual([null]);
});

test("a personal link loses what makes its reader somebody else", () => {
  expect(hrefs(`${here}/t/abc#secret`)).toEqual(["/t/abc"]);
});
