// The time of a living picture: it goes on by itself, but stands still for whoever wants no motion, or looks elsewhere.
export class Living {
  step = $state(0);

  /** Counts from 0 to below `steps`, again and again; without motion it stays at `rest`. To be made by a component. */
  constructor(steps: number, ms: number, rest = 0) {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    if (still.matches) this.step = rest;
    $effect(() => {
      const timer = setInterval(() => {
        if (!still.matches && !document.hidden) this.step = (this.step + 1) % steps;
      }, ms);
      return () => clearInterval(timer);
    });
  }
}
