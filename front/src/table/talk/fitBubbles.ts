/** A bubble that wants to be centred at `x`. */
export interface WantedBubble {
  x: number;
  width: number;
}

/** The least distance between two bubbles. */
const GAP = 8;

/** Return the left edge of each bubble in a row; null for a bubble that would cover one before it in the list. */
export function fitBubbles(
  bubbles: readonly WantedBubble[],
  row: { left: number; right: number },
): (number | null)[] {
  const taken: { left: number; right: number }[] = [];
  return bubbles.map(({ x, width }) => {
    const left = Math.max(row.left, Math.min(x - width / 2, row.right - width));
    const right = left + width;
    if (taken.some((other) => left < other.right + GAP && other.left < right + GAP)) return null;
    taken.push({ left, right });
    return left;
  });
}
