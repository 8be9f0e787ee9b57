const SLACK = 8;

interface Callbacks {
  /** The drag has begun. */
  moved: () => void;
  /** The drag has ended, over the drop target or elsewhere. */
  dropped: (over: boolean) => void;
}

/** A drag: the element follows the pointer once it has moved by SLACK pixels. */
export class Drag {
  active = $state(false);
  x = $state(0);
  y = $state(0);

  begin(event: PointerEvent, { moved, dropped }: Callbacks): void {
    if (event.button !== 0) return;
    const element = event.currentTarget as HTMLElement;
    const from = { x: event.clientX, y: event.clientY };
    const follow = (next: PointerEvent) => {
      this.x = next.clientX - from.x;
      this.y = next.clientY - from.y;
      if (this.active || Math.hypot(this.x, this.y) < SLACK) return;
      this.active = true;
      element.setPointerCapture(event.pointerId);
      moved();
    };
    const end = (next: PointerEvent) => {
      element.removeEventListener('pointermove', follow);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      if (!this.active) return;
      this.active = false;
      const below = document.elementsFromPoint(next.clientX, next.clientY);
      dropped(next.type === 'pointerup' && below.some((node) => node.closest('[data-drop]') !== null));
    };
    element.addEventListener('pointermove', follow);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
  }
}
