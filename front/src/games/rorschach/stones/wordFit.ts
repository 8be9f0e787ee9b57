/** How many letters fit on a slip of paper on a small phone. */
const FITTING_LETTERS = 9;

/** Return the share of the usual font size at which a word fits without a line break. */
export function wordFit(text: string): number {
  const longest = Math.max(...text.split(/[\s-]/).map((part) => part.length));
  return Math.max(0.62, Math.min(1, FITTING_LETTERS / longest));
}
