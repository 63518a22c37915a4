// Something that may be refused, or not be answered: whether it is under way, and what to say when it failed.
export class Attempt {
  trouble = $state("");
  busy = $state(false);

  make = async (work: () => Promise<unknown>): Promise<void> => {
    [this.busy, this.trouble] = [true, ""];
    try {
      await work();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  };
}
