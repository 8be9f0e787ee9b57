const SLACK = 7;

/** A dragged stone: it follows the pointer once it has moved by SLACK pixels. */
export class Drag {
  /** The id of the dragged item; null if nothing is dragged. */
  dragged = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The drop target under the pointer. */
  over = $state<string | null>(null);

  /** Start to follow the pointer; `dropped` is called with the drop target, or null for none. */
  begin(event: PointerEvent, id: string, taken: () => void, dropped: (place: string | null) => void): void {
    if (event.button !== 0) return;
    const element = event.currentTarget as HTMLElement;
    const from = { x: event.clientX, y: event.clientY };
    const follow = (next: PointerEvent) => {
      this.x = next.clientX - from.x;
      this.y = next.clientY - from.y;
      if (this.dragged === null && Math.hypot(this.x, this.y) < SLACK) return;
      if (this.dragged === null) {
        this.dragged = id;
        taken();
      }
      this.over = placeAt(next.clientX, next.clientY);
    };
    const stop = new AbortController();
    const end = (next: PointerEvent) => {
      stop.abort();
      if (this.dragged === null) return;
      const place = next.type === 'pointerup' ? placeAt(next.clientX, next.clientY) : null;
      [this.dragged, this.over] = [null, null];
      // The clock sealed the matching and removed the stone: there is nothing to drop.
      if (next.type === 'lostpointercapture') return;
      swallowClick();
      dropped(place);
    };
    // Capture at once: a fast finger leaves the stone before the first pointermove.
    element.setPointerCapture(event.pointerId);
    const { signal } = stop;
    element.addEventListener('pointermove', follow, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    document.addEventListener('lostpointercapture', end, { signal });
  }
}

function placeAt(x: number, y: number): string | null {
  const below = document.elementsFromPoint(x, y).map((node) => node.closest<HTMLElement>('[data-place]'));
  return below.find((node) => node !== null)?.dataset['place'] ?? null;
}

/** Swallow the click that the browser sends at the end of a drag. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
