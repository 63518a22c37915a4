import { expect, test } from "vitest";
import { moveData, placeIn } from "./notation";

test("the parts of a move, as Python has them", () => {
  expect(moveData("take H left")).toEqual({ curve: { piece: "H", side: "left", length: 90, degrees: 45 } });
  expect(moveData("back J right")).toEqual({ curve: { piece: "J", side: "right", length: 60, degrees: 80 } });
  expect(moveData("start hut 3")).toEqual({ thing: { thing: "hut", number: 3 } });
  expect(moveData("restart castle 5")).toEqual({ thing: { thing: "castle", number: 5 } });
  expect(moveData("angle 355")).toEqual({ degrees: 355 });
  expect(moveData("first 2")).toEqual({ seat: 2 });
  expect(moveData("vote 2 shows 0 2 3")).toEqual({ number: 2 });
  expect(moveData("vote ?")).toEqual({});
  expect(moveData("banish 7")).toEqual({ number: 7 });
  expect(moveData("fly")).toEqual({});
});

test("the place that a move is about can be tapped", () => {
  expect(["start hut 3", "restart castle 5", "banish 7", "vote 2", "send 4", "target 1"].map(placeIn)).toEqual([
    13, 5, 7, 12, 14, 11,
  ]);
  expect(["fly", "take A left", "angle 45"].map(placeIn)).toEqual([0, 0, 0]);
});
