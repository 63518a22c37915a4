import { describe, expect, it } from "vitest";
import { distance, findRoom, isFree, type Rect, type Room } from "./room";

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const asRect = ({ left, top, width, height }: Room) => rect(left, top, width, height);
const screen = { width: 360, height: 640 };

describe("room for words", () => {
  it("stands near what they are about and on nothing that is taken", () => {
    const about = rect(20, 500, 320, 100);
    const taken = [about, rect(100, 400, 160, 60)];
    const found = findRoom(screen, [{ width: 340, height: 80 }], taken, about)!;
    expect(isFree(asRect(found), taken)).toBe(true);
    expect(found.top + found.height).toBeLessThanOrEqual(400);
    expect(distance(asRect(found), about)).toBeLessThan(120);
  });

  it("takes a narrower shape where the wide one finds no room, or only far away", () => {
    const about = rect(0, 560, 360, 80);
    const taken = [about, rect(0, 100, 200, 450)];
    const shapes = [
      { width: 340, height: 60 },
      { width: 140, height: 150 },
    ];
    expect(findRoom(screen, shapes, taken, about)?.width).toBe(140);
  });

  it("finds none where all is taken", () => {
    expect(findRoom(screen, [{ width: 100, height: 40 }], [rect(0, 0, 360, 640)], rect(0, 0, 9, 9))).toBeNull();
  });
});
