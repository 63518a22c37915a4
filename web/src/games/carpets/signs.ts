// What is woven into the carpets. Colour, medallion and pattern each say the colour, so that a square reads in grey too;
// the signs are paths in a box of 100 × 100, drawn the same on cloth (canvas) and on cards (SVG).
import { layout } from "./data";

export type Sign = "P" | "L" | "C" | "M";
export type Colour = "B" | "V" | "R" | "J";

export interface Dye {
  ground: string;
  deep: string;
  light: string;
  sign: number; // how large a sign fits into it
  medallion: string; // the shape that this colour alone has, in a box of 100 × 100
  pattern: string; // a path in a tile of 20 × 20
}

export const dyes: Record<Colour, Dye> = {
  B: {
    ground: "#2a68ad",
    deep: "#173f78",
    light: "#8cc4f2",
    sign: 0.77,
    medallion: "M50 13a37 37 0 1 1 0 74 37 37 0 1 1 0-74Z",
    pattern: "M0 5q5-6 10 0t10 0M0 15q5-6 10 0t10 0",
  },
  V: {
    ground: "#7546b4",
    deep: "#46247c",
    light: "#c9a8f5",
    sign: 0.67,
    medallion: "M50 5 95 50 50 95 5 50Z",
    pattern: "M10 0 20 10 10 20 0 10ZM10 6l4 4-4 4-4-4Z",
  },
  R: {
    ground: "#bb3a2c",
    deep: "#7a1d18",
    light: "#ff9d85",
    sign: 0.78,
    medallion: "M15 15h70v70h-70Z",
    pattern: "M0 4 5 0l5 4 5-4 5 4M0 14l5-4 5 4 5-4 5 4",
  },
  J: {
    ground: "#e3a52a",
    deep: "#8f5a06",
    light: "#ffe39a",
    sign: 0.78,
    medallion:
      "M50 8l9.3 11.4L73.5 14.2 75.7 28.8 90.2 31.3 85 45 96 50 85 55 90.2 68.7 75.7 71.2 73.5 85.8 59.3 80.6 50 92 40.7 80.6 26.5 85.8 24.3 71.2 9.8 68.7 15 55 4 50 15 45 9.8 31.3 24.3 28.8 26.5 14.2 40.7 19.400Z",
    pattern: "M10 3v14M3 10h14M0 0h.01M20 0h.01M0 20h.01M20 20h.01",
  },
};

export interface Stroke {
  d: string;
  fill: "light" | "ground" | "deep" | "none"; // which thread of the dye
}

export const signs: Record<Sign, Stroke[]> = {
  P: [
    { d: "M30 76V54h40v22Z", fill: "ground" },
    { d: "M33 54c-3-12 8-16 17-28 9 12 20 16 17 28Z", fill: "light" },
    { d: "M50 26v-7", fill: "none" },
    { d: "M22 76V50h9v26ZM69 76V50h9v26Z", fill: "ground" },
    { d: "M20 50c0-6 5-7 6.5-13 1.5 6 6.5 7 6.5 13ZM67 50c0-6 5-7 6.5-13 1.5 6 6.5 7 6.5 13Z", fill: "light" },
    { d: "M43 76V67q0-8 7-10 7 2 7 10v9Z", fill: "deep" },
  ],
  L: [
    { d: "M70 47c14-6 17 12 1 13", fill: "none" },
    { d: "M18 42c8 0 12 5 18 7h30c5 0 7 3 6 8-2 9-10 13-20 13H46c-14 0-18-18-28-28Z", fill: "light" },
    { d: "M38 49c2-7 7-9 14-9s12 2 14 9Z", fill: "ground" },
    { d: "M52 40v-5", fill: "none" },
    { d: "M44 70h16l5 8H39Z", fill: "ground" },
    { d: "M17 38c-5-5 2-8-1-14 6 3 7 9 1 14Z", fill: "ground" },
  ],
  C: [
    { d: "M46 66l1 20h5l1-18ZM60 68l1 18h5l1-20Z", fill: "ground" },
    {
      d: "M11 40c-1-6 5-11 12-11l2-5 4 6c4 4 3 10 3 16 0 5 3 7 7 4 6-5 7-24 17-24s11 18 19 21c6 2 8 7 7 13l3 13-5-5c-1-3-3-3-3-1l-2 19h-6l-1-18c-7 3-17 3-23 1l-2 17h-6l-1-20c-8-2-13-10-13-21-4 1-10 0-12-5Z",
      fill: "light",
    },
    { d: "M45 36c4-12 18-12 22 0l4 15c-9 5-21 5-30 0Z", fill: "ground" },
  ],
  M: [
    { d: "M60 17a34 34 0 1 0 22 49A28 28 0 0 1 60 17Z", fill: "light" },
    { d: "M70 29l3.5 7.5 8 1-6 5.5 1.6 8-7.1-4-7.1 4 1.6-8-6-5.5 8-1Z", fill: "ground" },
  ],
};

export const linen = { ground: "#f3e6c6", deep: "#2a2140", light: "#fffaf0", thread: "#d9a441" };

/** Sign and colour of a square, by its hexadecimal digit. */
export function motif(square: string): { sign: Sign; colour: Colour } {
  const name = layout[parseInt(square, 16)] ?? "PB";
  return { sign: name[0] as Sign, colour: name[1] as Colour };
}
