/** A tile's path over the grid: from cell to cell, in steps right and down; `round` where it leaves by one edge and
 * comes in by the other, `over` where it is lifted across its neighbours. */
export interface Path {
  from: number;
  to: number;
  by: 'slide' | 'round' | 'over';
}

export const column = (cell: number) => cell % 4;
export const row = (cell: number) => Math.floor(cell / 4);

/** How each tile got from one grid to the next, as far as two grids tell: the board knows no cards. */
export function paths<T>(before: readonly T[], after: readonly T[]): Map<T, Path> {
  const found = new Map<T, Path>();
  const swapped = (from: number, to: number) => after[from] === before[to];
  after.forEach((tile, to) => {
    const from = before.indexOf(tile);
    if (from === to || from < 0) return;
    const far = Math.abs(column(from) - column(to)) + Math.abs(row(from) - row(to));
    const across = column(from) !== column(to) && row(from) !== row(to);
    // A mirrored line changes its ends with each other, a shifted one does not; two steps change 0 and 2, 1 and 3.
    const round = !across && (far === 3 ? !swapped(from, to) : far === 2 && from > to);
    const over = across || (swapped(from, to) && far !== 2 && from > to);
    found.set(tile, { from, to, by: round ? 'round' : over ? 'over' : 'slide' });
  });
  // More than two sets at once is no action: the tiles are laid out, each by the straight way.
  if (found.size > 8) for (const path of found.values()) path.by = path.from > path.to ? 'over' : 'slide';
  return found;
}
