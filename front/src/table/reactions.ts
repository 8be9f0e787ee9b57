import type { Voice } from '@wire';

/** The signs one can make at the table; the house draws them. */
export const SIGNS = ['smile', 'laugh', 'wow', 'hmm', 'clap', 'heart'] as const;
export type Sign = (typeof SIGNS)[number];

/** The channel that everybody hears. */
export const OPEN = 'table';

/** Where a sign goes that is made in passing: to everybody, or else to whoever may hear it; null where silence holds. */
export function signChannel(voices: readonly Voice[]): string | null {
  const heard = voices.filter((voice) => voice.speak);
  return (heard.find((voice) => voice.channel === OPEN) ?? heard[0])?.channel ?? null;
}
