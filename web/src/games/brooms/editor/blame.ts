// Which thing of a drawn sky a fault is about: its data name it as a sentence needs it.
import type { Draft } from "./format";
import type { FaultTold } from "../../../generated/api";

interface Named {
  thing?: string;
  number?: number;
}

/** The names of the things to be marked. */
export function blamed(faults: FaultTold[], draft: Draft): Set<string> {
  const found = new Set<string>();
  for (const { data } of faults) {
    for (const part of [data["thing"], data["beside"]] as (Named | undefined)[]) {
      if (part?.thing === "castle" || part?.thing === "hut") found.add(`${part.thing} ${part.number}`);
      if (part?.thing === "cat" || part?.thing === "fou")
        for (const n of draft.goals.keys()) found.add(`${part.thing} ${n}`);
    }
    const goal = data["number"];
    if (typeof goal === "number") for (const kind of ["cat", "fou", "goal"]) found.add(`${kind} ${goal - 1}`);
  }
  return found;
}
