/**
 * A tile's path over the grid, from cell to cell. `round`: it leaves at one edge and returns at the opposite edge;
 * `over`: it is lifted over its neighbours.
 */
export interface Path {
  from: number;
  to: number;
  by: 'slide' | 'round' | 'over';
}

export const column = (cell: number) => cell % 4;
export const row = (cell: number) => Math.floor(cell / 4);

/** Return the path of each moved tile, derived from the two grids alone. */
export function tilePaths<T>(before: readonly T[], after: readonly T[]): Map<T, Path> {
  const found = new Map<T, Path>();
  const swapped = (from: number, to: number) => after[from] === before[to];
  after.forEach((tile, to) => {
    const from = before.indexOf(tile);
    if (from === to || from < 0) return;
    const far = Math.abs(column(from) - column(to)) + Math.abs(row(from) - row(to));
    const across = column(from) !== column(to) && row(from) !== row(to);
    // A mirror swaps the two ends of a line, a shift does not; a shift by two swaps cells 0 and 2, 1 and 3.
    const round = !across && (far === 3 ? !swapped(from, to) : far === 2 && from > to);
    const over = across || (swapped(from, to) && far !== 2 && from > to);
    found.set(tile, { from, to, by: round ? 'round' : over ? 'over' : 'slide' });
  });
  // More than two sets at once is a new deal, not an action: each tile takes the direct path.
  if (found.size > 8) for (const path of found.values()) path.by = path.from > path.to ? 'over' : 'slide';
  return found;
}
