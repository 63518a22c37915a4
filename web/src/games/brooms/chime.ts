// What a flight sounds like.
import { sound, type Sound } from "../../lib/sound";

const sounds: Record<string, Sound> = {
  laid: "sweep",
  backed: "sweep",
  "fou-laid": "sweep",
  stopped: "fall",
  "stopped-broom": "fall",
  "no-room": "refuse",
  "no-room-broom": "refuse",
  stuck: "refuse",
  "back-stopped": "fall",
  "back-stopped-broom": "fall",
  caught: "card",
  stolen: "turn",
  lost: "fall",
  point: "win",
  passed: "card",
  "goal-done": "win",
  vanished: "fall",
  struck: "turn",
};

export function chime(kind: string): void {
  const name = sounds[kind];
  if (name) sound.play(name);
}
