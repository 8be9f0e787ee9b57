import type { Action, Public, SetKind } from './schema.gen.ts';

const QUADRANTS = [0, 2, 8, 10];

/** The four cells of a set: from the west in a row, from the north in a column, clockwise in a quadrant. */
export function cellsOf(sets: SetKind, on: number): number[] {
  switch (sets) {
    case 'rows':
      return [0, 1, 2, 3].map((place) => on * 4 + place);
    case 'columns':
      return [0, 1, 2, 3].map((place) => place * 4 + on);
    case 'quadrants':
      return [0, 1, 5, 4].map((place) => (QUADRANTS[on] ?? 0) + place);
  }
}

/** The grid after a card has acted: into each place of the set comes the tile that its order names. */
export function after(grid: readonly number[], action: Action, on: number): number[] {
  const cells = cellsOf(action.sets, on);
  const moved = [...grid];
  cells.forEach((cell, place) => {
    const from = cells[action.order[place] ?? place];
    moved[cell] = grid[from ?? cell] ?? 0;
  });
  return moved;
}

export type Kind =
  | 'rows-east'
  | 'rows-west'
  | 'rows-two'
  | 'rows-mirror'
  | 'columns-south'
  | 'columns-north'
  | 'columns-two'
  | 'columns-mirror'
  | 'quadrants-clockwise'
  | 'quadrants-counter';

const KINDS: Record<SetKind, Record<string, Kind>> = {
  rows: { '3012': 'rows-east', '1230': 'rows-west', '2301': 'rows-two', '3210': 'rows-mirror' },
  columns: {
    '3012': 'columns-south',
    '1230': 'columns-north',
    '2301': 'columns-two',
    '3210': 'columns-mirror',
  },
  quadrants: { '3012': 'quadrants-clockwise', '1230': 'quadrants-counter' },
};

/** What a card does, told by its order alone: pictures and words hang on this, never on a card's name. */
export function kindOf(action: Action): Kind {
  return KINDS[action.sets][action.order.join('')] ?? 'rows-east';
}

/** The grid before the first turn, and after each. */
export function course(view: Public): number[][] {
  let grid = [...(view.start ?? [])];
  const grids = [grid];
  for (const turn of view.turns ?? []) {
    const action = view.actions.find((one) => one.card === turn.card);
    if (action) grid = after(grid, action, turn.on);
    grids.push(grid);
  }
  return grids;
}
