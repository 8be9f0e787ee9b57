import { reducedMotion } from '@motion';

/** A tile's way over the grid: from cell to cell, in steps right and down; `round` where it leaves by one edge and
 * comes in by the other, `over` where it is lifted across its neighbours. */
export interface Way {
  from: number;
  to: number;
  by: 'slide' | 'round' | 'over';
}

const TIME = 380;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const column = (cell: number) => cell % 4;
const row = (cell: number) => Math.floor(cell / 4);

/** How each tile got from one grid to the next, as far as two grids tell: the board knows no cards. */
export function ways<T>(before: readonly T[], after: readonly T[]): Map<T, Way> {
  const found = new Map<T, Way>();
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
  if (found.size > 8) for (const way of found.values()) way.by = way.from > way.to ? 'over' : 'slide';
  return found;
}

const at = (right: number, down: number) => `${right * 100}% ${down * 100}%`;
const place = (cell: number) => at(column(cell), row(cell));

/** Moves a tile that already lies at the end of its way along that way. */
export function travel(node: HTMLElement, way: Way, ms = TIME): void {
  for (const animation of node.getAnimations()) animation.cancel();
  if (reducedMotion()) {
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    return;
  }
  const options = { duration: ms, easing: EASE };
  switch (way.by) {
    case 'slide':
      node.animate([{ translate: place(way.from) }, { translate: place(way.to) }], options);
      return;
    case 'over':
      node.animate(
        [
          { translate: place(way.from), scale: 1, zIndex: 3 },
          { scale: 1.14, offset: 0.4, zIndex: 3 },
          { translate: place(way.to), scale: 1, zIndex: 3 },
        ],
        options,
      );
      return;
    case 'round':
      return goRound(node, way, options);
  }
}

/** Under the frame at one edge, out from under it at the other: for a moment the tile is in both places. */
function goRound(node: HTMLElement, { from, to }: Way, options: KeyframeAnimationOptions): void {
  const [right, down] = [column(to) - column(from), row(to) - row(from)];
  // The way round is as long as the way the neighbours go: what is missing to four steps, the other way.
  const [dx, dy] = [Math.sign(-right) * (4 - Math.abs(right)), Math.sign(-down) * (4 - Math.abs(down))];
  const [x, y] = [right === 0 ? 0 : dx, down === 0 ? 0 : dy];
  const leaving = node.cloneNode(true) as HTMLElement;
  node.after(leaving);
  leaving.animate(
    [{ translate: place(from) }, { translate: at(column(from) + x, row(from) + y) }],
    options,
  ).onfinish = () => leaving.remove();
  node.animate([{ translate: at(column(to) - x, row(to) - y) }, { translate: place(to) }], options);
}
