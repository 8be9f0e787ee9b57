export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
  /** The side of the target on which the note lies. */
  side: 'above' | 'below' | 'left' | 'right';
}

/** The distance between a note and its target, for the note's tail. */
const TAIL = 16;
/** The least distance from the window's edges. */
const EDGE = 8;

/** Return a place for a note next to its target that covers neither the target nor `keepFree`; null if there is none. */
export function placeNote(
  target: Box,
  note: { width: number; height: number },
  screen: { width: number; height: number },
  keepFree: readonly Box[] = [],
): Place | null {
  const centered = (at: number, size: number, screenSize: number) =>
    Math.max(EDGE, Math.min(at - size / 2, screenSize - size - EDGE));
  const x = centered(target.x + target.width / 2, note.width, screen.width);
  const y = centered(target.y + target.height / 2, note.height, screen.height);
  const places: Place[] = [
    { x, y: target.y - note.height - TAIL, side: 'above' },
    { x, y: target.y + target.height + TAIL, side: 'below' },
    { x: target.x - note.width - TAIL, y, side: 'left' },
    { x: target.x + target.width + TAIL, y, side: 'right' },
  ];
  return (
    places.find(
      (place) =>
        place.x >= EDGE &&
        place.y >= EDGE &&
        place.x + note.width <= screen.width - EDGE &&
        place.y + note.height <= screen.height - EDGE &&
        !keepFree.some((box) => overlap({ ...place, ...note }, box)),
    ) ?? null
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
