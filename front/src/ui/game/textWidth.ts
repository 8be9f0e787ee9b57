/** Widths of letters in ems, in the bold sans of names: what is not listed has the usual width. */
const NARROW = /[iljtfrI1.,:;'’!|()-]/;
const WIDE = /[mwMWQOÓ@]/;
const CAPITAL = /\p{Lu}/u;

function letterWidth(letter: string): number {
  if (NARROW.test(letter)) return 0.36;
  if (WIDE.test(letter)) return 0.9;
  return CAPITAL.test(letter) ? 0.68 : 0.58;
}

/** The width of a team's mark and the space after it. */
const MARK = 1.1;

const wordWidth = (word: string) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Return the width of the longest word of a text in ems, rather too wide than too narrow. */
export const longestWord = (text: string): number => Math.max(1, ...text.split(/\s+/).map(wordWidth));

/** Return the width of the longest word of a name in ems; a mark may stand before its first word. */
export function nameWidth(name: string, marked: boolean): number {
  const [first = ''] = name.split(/\s+/);
  return marked ? Math.max(longestWord(name), wordWidth(first) + MARK) : longestWord(name);
}
