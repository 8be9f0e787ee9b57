/** The three symbols in the order of the words, and how each is cut into its stone (a field of 24 by 24). */
export const CUTS = {
  triangle: 'M12 5.2l7.2 13H4.8z',
  circle: 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
  waves: 'M3.6 10.4c2.8-3.4 5.6-3.4 8.4-.8s5.6 2.6 8.4-.8M3.6 16c2.8-3.4 5.6-3.4 8.4-.8s5.6 2.6 8.4-.8',
} as const;

/** The blots' labels on the table. */
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

/** Keys that pick up the first, second and third stone. */
export const LETTERS = ['a', 'b', 'c'] as const;
