// What the sky looks like: the mood its maker has chosen, else one that suits what is to be done in it.
import type { Adventure } from "../../generated/games/brooms";

export const moods = ["dusk", "dawn", "moon", "storm", "snow"] as const;
export type Mood = (typeof moods)[number];

// The first of these that is asked for gives the mood; where only cats are touched, there is dusk, or for several dawn.
const usual = [
  ["hunt", "storm"],
  ["race", "dawn"],
  ["pass", "snow"],
  ["land", "moon"],
  ["hold", "moon"],
] as const;

export function moodOf({ mood, goal }: Pick<Adventure, "mood" | "goal">): Mood {
  if (mood) return mood;
  const kinds = [goal].flat().map(({ kind }) => kind);
  return usual.find(([kind]) => kinds.includes(kind))?.[1] ?? (kinds.length > 1 ? "dawn" : "dusk");
}

/** The colours from the top of the sky to its horizon, and of the light in it. */
export const palettes: Record<Mood, { stops: [string, string, string, string]; lamp: string; stars: number }> = {
  dusk: { stops: ["#151a45", "#2a2b69", "#4b3f86", "#7a5590"], lamp: "#8f86e6", stars: 1 },
  dawn: { stops: ["#1d2a5c", "#3a4a86", "#86628f", "#c9836f"], lamp: "#ffc9a0", stars: 0.5 },
  moon: { stops: ["#0b1230", "#152350", "#1f3a6b", "#2f5a7c"], lamp: "#a9c8ff", stars: 0.9 },
  storm: { stops: ["#14161f", "#252b3d", "#39424f", "#4c5560"], lamp: "#9fb4c4", stars: 0.15 },
  snow: { stops: ["#16244a", "#2b4478", "#4f6fa3", "#8aa3c4"], lamp: "#e6f1ff", stars: 0.6 },
};
