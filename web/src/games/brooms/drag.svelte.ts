// A piece that is dragged from the supply to a place of the book. It is a tap until it has moved.
const slip = 8; // pixels

export class Drag {
  piece = $state(""); // by its letter; empty while nothing is dragged
  x = $state(0);
  y = $state(0);
  over = $state(""); // the place under it: "forward" or "back"
  justDropped = false; // the click that follows a drop is none

  constructor(private readonly ondrop: (piece: string, place: string) => void) {}

  begin(event: PointerEvent, piece: string): void {
    const start = { x: event.clientX, y: event.clientY };
    this.justDropped = false;
    const move = (at: PointerEvent) => {
      if (!this.piece && Math.hypot(at.clientX - start.x, at.clientY - start.y) < slip) return;
      this.piece = piece;
      [this.x, this.y] = [at.clientX, at.clientY];
      this.over = this.placeAt(at);
    };
    const end = (at: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!this.piece) return;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false));
      const place = at.type === "pointerup" ? this.placeAt(at) : "";
      [this.piece, this.over] = ["", ""];
      if (place) this.ondrop(piece, place);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  private placeAt(event: PointerEvent): string {
    return (
      document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-slot]")?.dataset["slot"] ??
      ""
    );
  }
}
