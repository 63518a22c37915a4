import { expect, test } from "vitest";
import { moveData } from "./notation";

test("a sentence gets the parts of a move that its message needs", () => {
  expect(moveData("first 2")).toEqual({ seat: 2 });
  expect(moveData("take g12")).toEqual({ card: { colour: "g", value: 12 } });
  expect(moveData("reveal w1")).toEqual({ card: { colour: "w", value: 1 } });
  expect(moveData("land orange")).toEqual({ colour: { colour: "o" } });
  expect(moveData("diploma black")).toEqual({ colour: { colour: "b" } });
  expect(moveData("graduate white w2 w7 v10 g12")).toEqual({});
  expect(moveData("draw")).toEqual({});
});
