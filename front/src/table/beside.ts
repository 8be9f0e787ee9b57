export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
  /** On which side of the thing it lies. */
  side: 'above' | 'below' | 'left' | 'right';
}

/** Room for the tail between a note and what it points at. */
const TAIL = 16;
/** What stays free at the edges of the window. */
const EDGE = 8;

/** Where a note of this size lies beside a thing, covering neither it nor what else stays free; null where nowhere. */
export function beside(
  thing: Box,
  note: { width: number; height: number },
  screen: { width: number; height: number },
  free: readonly Box[] = [],
): Place | null {
  const along = (at: number, size: number, whole: number) =>
    Math.max(EDGE, Math.min(at - size / 2, whole - size - EDGE));
  const x = along(thing.x + thing.width / 2, note.width, screen.width);
  const y = along(thing.y + thing.height / 2, note.height, screen.height);
  const places: Place[] = [
    { x, y: thing.y - note.height - TAIL, side: 'above' },
    { x, y: thing.y + thing.height + TAIL, side: 'below' },
    { x: thing.x - note.width - TAIL, y, side: 'left' },
    { x: thing.x + thing.width + TAIL, y, side: 'right' },
  ];
  return (
    places.find(
      (one) =>
        one.x >= EDGE &&
        one.y >= EDGE &&
        one.x + note.width <= screen.width - EDGE &&
        one.y + note.height <= screen.height - EDGE &&
        !free.some((box) => overlap({ ...one, ...note }, box)),
    ) ?? null
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
