/** The width of the cards and the number of columns. */
export interface Fit {
  width: number;
  columns: number;
}

/** The space for the cards, and what each card needs besides itself. */
export interface Space {
  wide: number;
  tall: number;
  gap: number;
  /** Height below each card, for its number or its owner. */
  spaceBelow: number;
  /** The maximum width of a card. */
  maxWidth: number;
}

/** Return the largest size at which `count` cards of 2 : 3 fit a space, in even rows. */
export function fitCards(count: number, { wide, tall, gap, spaceBelow, maxWidth }: Space): Fit {
  let best: Fit = { width: 0, columns: Math.max(1, count) };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const across = (wide - gap * (columns - 1)) / columns;
    const down = ((tall - gap * (rows - 1)) / rows - spaceBelow) * (2 / 3);
    const width = Math.floor(Math.min(across, down, maxWidth));
    if (width > best.width) best = { width, columns };
  }
  return { width: Math.max(best.width, 44), columns: best.columns };
}
