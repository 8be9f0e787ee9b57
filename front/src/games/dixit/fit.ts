/** How wide cards may be, and in how many columns they lie. */
export interface Fit {
  width: number;
  columns: number;
}

/** The space that cards have, and what each of them needs besides itself. */
export interface Space {
  wide: number;
  tall: number;
  gap: number;
  /** Height under each card, for its number or its owner. */
  under: number;
  /** The widest that a card should become. */
  most: number;
}

/** The largest cards of 2 : 3, `count` of them, that fit a space; rows as even as can be. */
export function fit(count: number, { wide, tall, gap, under, most }: Space): Fit {
  let best: Fit = { width: 0, columns: Math.max(1, count) };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const across = (wide - gap * (columns - 1)) / columns;
    const down = ((tall - gap * (rows - 1)) / rows - under) * (2 / 3);
    const width = Math.floor(Math.min(across, down, most));
    if (width > best.width) best = { width, columns };
  }
  return { width: Math.max(best.width, 44), columns: best.columns };
}
