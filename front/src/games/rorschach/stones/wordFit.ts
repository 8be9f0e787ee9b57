/** The widths of letters of the bold serif, as shares of the font size, rounded up. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[ijlIJł.,’'!]/u, 0.34],
  [/[frtsczśżźć]/u, 0.5],
  [/[mwMW]/u, 0.95],
  [/\p{Lu}/u, 0.76],
];
const USUAL = 0.6;

/** Return the width of a text's longest word, as a multiple of the font size. */
export function longestWordWidth(text: string): number {
  const widthOf = (word: string) =>
    [...word].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL), 0);
  return Math.max(1, ...text.split(/[\s-]/).map(widthOf));
}

/** How many letters fit on a slip of paper on a small phone. */
const FITTING_LETTERS = 9;

/** Return the share of the usual font size at which a word fits without a line break. */
export function wordFit(text: string): number {
  const longest = Math.max(...text.split(/[\s-]/).map((part) => part.length));
  return Math.max(0.62, Math.min(1, FITTING_LETTERS / longest));
}
