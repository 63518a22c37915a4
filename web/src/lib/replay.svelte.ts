// A finished match, looked at again: any ply, through any seat's eyes.

import type { Replay } from "../generated/api";
import type { Header, TableInfo, You } from "../generated/wire";
import { stepOf, type Refusal, type Step, type Watched } from "./table.svelte";

const nothing: You = { on: 0, moves: [], due: null };

export class Past implements Watched {
  readonly live = false;
  readonly isSpeaking = false;
  readonly waiting = 0;
  readonly you = nothing;
  refusal: Refusal | null = null;
  telling = $state(false);
  ply = $state(0);
  replay = $state.raw<Replay | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);

  constructor(readonly id: string) {}

  get header(): Header | null {
    return this.replay?.header ?? null;
  }
  get last(): number {
    return this.replay?.steps.length ?? 0;
  }
  get view(): unknown {
    return this.ply === 0 ? this.replay?.first : this.replay?.steps[this.ply - 1]?.view;
  }
  get steps(): Step[] {
    const steps = this.replay?.steps.slice(0, this.ply) ?? [];
    return steps.filter((step) => step.seen.length || step.events.length).map(stepOf);
  }
  now(): number {
    return 0;
  }
  play(): void {
    // The past does not change.
  }
}
