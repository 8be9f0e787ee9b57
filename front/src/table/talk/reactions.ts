import type { Voice } from '@wire';
import type { MessageId } from '@words';

/** The signs that people can send; each is also the name of an icon. */
export const SIGNS = ['smile', 'laugh', 'wow', 'hmm', 'clap', 'heart'] as const;
export type Sign = (typeof SIGNS)[number];

export const SIGN_LABELS = {
  smile: 'sign-smile',
  laugh: 'sign-laugh',
  wow: 'sign-wow',
  hmm: 'sign-hmm',
  clap: 'sign-clap',
  heart: 'sign-heart',
} as const satisfies Record<Sign, MessageId>;

/** The channel that everybody hears. */
export const OPEN = 'table';

/** Return the channel for a sign: the open one, else the first in which this person may speak, else null. */
export function signChannel(voices: readonly Voice[]): string | null {
  const open = voices.filter((voice) => voice.speak);
  return (open.find((voice) => voice.channel === OPEN) ?? open[0])?.channel ?? null;
}
