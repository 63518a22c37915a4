import { expect, test } from "vitest";
import { free, nearest } from "./free";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const room = box(0, 0, 400, 300);
const plate = box(100, 100, 100, 40);
const size = { width: 120, height: 30 };

test("below first, then above, then beside, and nowhere if all is taken", () => {
  expect(free(plate, size, room, [plate])).toEqual({ left: 100, top: 144 });
  expect(free(plate, size, room, [plate, box(0, 141, 400, 20)])).toEqual({ left: 100, top: 66 });
  expect(free(plate, size, room, [plate, box(0, 141, 400, 20), box(0, 80, 400, 19)])).toEqual({ left: 204, top: 105 });
  expect(free(plate, size, room, [room])).toBeNull();
});

test("it stays in the room, and what is not shown takes no place", () => {
  expect(free(box(340, 250, 60, 40), size, room, [])).toEqual({ left: 280, top: 216 });
  expect(free(plate, size, room, [plate, box(100, 150, 0, 0)])).toEqual({ left: 100, top: 144 });
});

test("elsewhere it goes as near as it can", () => {
  const around = box(60, 60, 240, 120);
  expect(free(plate, size, room, [around])).toBeNull();
  expect(nearest(plate, size, room, [around])).toEqual({ left: 92, top: 180 });
  expect(nearest(plate, size, room, [room])).toBeNull();
});
