const SLACK = 7;

/** A stone under the finger: it follows once it has left its place, and falls where it is let go. */
export class Drag {
  /** What is dragged, by its name; null while nothing is. */
  thing = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place that would take it now. */
  over = $state<string | null>(null);

  /** Follows the pointer from here; `dropped` hears the place it falls on, null for none. */
  begin(
    event: PointerEvent,
    thing: string,
    taken: () => void,
    dropped: (place: string | null) => void,
  ): void {
    if (event.button !== 0) return;
    const held = event.currentTarget as HTMLElement;
    const from = { x: event.clientX, y: event.clientY };
    const follow = (next: PointerEvent) => {
      this.x = next.clientX - from.x;
      this.y = next.clientY - from.y;
      if (this.thing === null && Math.hypot(this.x, this.y) < SLACK) return;
      if (this.thing === null) {
        this.thing = thing;
        taken();
      }
      this.over = placeAt(next.clientX, next.clientY);
    };
    const stop = new AbortController();
    const end = (next: PointerEvent) => {
      stop.abort();
      if (this.thing === null) return;
      const place = next.type === 'pointerup' ? placeAt(next.clientX, next.clientY) : null;
      [this.thing, this.over] = [null, null];
      // The stone itself is gone, sealed by the clock: there is nothing to drop any more.
      if (next.type === 'lostpointercapture') return;
      swallowClick();
      dropped(place);
    };
    // Captured at once: a quick finger is off the stone before its first move is told.
    held.setPointerCapture(event.pointerId);
    const { signal } = stop;
    held.addEventListener('pointermove', follow, { signal });
    held.addEventListener('pointerup', end, { signal });
    held.addEventListener('pointercancel', end, { signal });
    document.addEventListener('lostpointercapture', end, { signal });
  }
}

function placeAt(x: number, y: number): string | null {
  const below = document.elementsFromPoint(x, y).map((node) => node.closest<HTMLElement>('[data-place]'));
  return below.find((node) => node !== null)?.dataset['place'] ?? null;
}

/** The click that ends a drag is no tap. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
