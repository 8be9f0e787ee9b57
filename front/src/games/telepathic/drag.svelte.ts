const SLACK = 8;

interface Ends {
  moved: () => void;
  /** Let go, over the place that takes it or somewhere else. */
  dropped: (over: boolean) => void;
}

/** A thing under the finger: it follows once it has left its place, and falls where it is let go. */
export class Drag {
  going = $state(false);
  x = $state(0);
  y = $state(0);

  begin(event: PointerEvent, { moved, dropped }: Ends): void {
    if (event.button !== 0) return;
    const thing = event.currentTarget as HTMLElement;
    const from = { x: event.clientX, y: event.clientY };
    const follow = (next: PointerEvent) => {
      this.x = next.clientX - from.x;
      this.y = next.clientY - from.y;
      if (this.going || Math.hypot(this.x, this.y) < SLACK) return;
      this.going = true;
      thing.setPointerCapture(event.pointerId);
      moved();
    };
    const end = (next: PointerEvent) => {
      thing.removeEventListener('pointermove', follow);
      thing.removeEventListener('pointerup', end);
      thing.removeEventListener('pointercancel', end);
      if (!this.going) return;
      this.going = false;
      const below = document.elementsFromPoint(next.clientX, next.clientY);
      dropped(next.type === 'pointerup' && below.some((node) => node.closest('[data-drop]') !== null));
    };
    thing.addEventListener('pointermove', follow);
    thing.addEventListener('pointerup', end);
    thing.addEventListener('pointercancel', end);
  }
}
