/** The signs one can make at the table; the house draws them. */
export const SIGNS = ['smile', 'laugh', 'wow', 'hmm', 'clap', 'heart'] as const;
export type Sign = (typeof SIGNS)[number];
