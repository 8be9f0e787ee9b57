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
/** The least distance from the window's edges, and from boxes that a note avoids. */
const EDGE = 8;
/** The tail is at least this far from a note's corners, and as far from the target's. */
const CORNER = 24;

/**
 * Return a place for a note next to its target that covers neither the target nor `keepFree`; null if there is none.
 *
 * The note is centered at its target if possible. Otherwise it moves along the target, just past a box to keep free.
 */
export function placeNote(
  target: Box,
  note: { width: number; height: number },
  screen: { width: number; height: number },
  keepFree: readonly Box[] = [],
): Place | null {
  const centered = (at: number, size: number, screenSize: number) =>
    Math.max(EDGE, Math.min(at - size / 2, screenSize - size - EDGE));
  const beside = (x: number, y: number): Place[] => [
    { x, y: target.y - note.height - TAIL, side: 'above' },
    { x, y: target.y + target.height + TAIL, side: 'below' },
    { x: target.x - note.width - TAIL, y, side: 'left' },
    { x: target.x + target.width + TAIL, y, side: 'right' },
  ];
  const middle = beside(
    centered(target.x + target.width / 2, note.width, screen.width),
    centered(target.y + target.height / 2, note.height, screen.height),
  );
  const moved = keepFree
    .flatMap((box) => [
      ...beside(box.x - note.width - EDGE, box.y - note.height - EDGE),
      ...beside(box.x + box.width + EDGE, box.y + box.height + EDGE),
    ])
    .filter((place) => canPoint(place, note, target));
  return (
    [...middle, ...moved].find(
      (place) =>
        place.x >= EDGE &&
        place.y >= EDGE &&
        place.x + note.width <= screen.width - EDGE &&
        place.y + note.height <= screen.height - EDGE &&
        !keepFree.some((box) => overlap({ ...place, ...note }, box)),
    ) ?? null
  );
}

/** True if the tail of a note at this place can point at the target. */
function canPoint(place: Place, note: { width: number; height: number }, target: Box): boolean {
  const reaches = (from: number, size: number, start: number, length: number) => {
    const margin = Math.min(CORNER, length / 2);
    return from + CORNER <= start + length - margin && from + size - CORNER >= start + margin;
  };
  return place.side === 'above' || place.side === 'below'
    ? reaches(place.x, note.width, target.x, target.width)
    : reaches(place.y, note.height, target.y, target.height);
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
