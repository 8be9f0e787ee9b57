import type { Thought } from '@wire';
import { plainThoughtId, t, thoughtId } from '@words';

/** A bot's thought about a card as a sentence; a thought without a theme has a separate sentence. */
export function thoughtText({ why }: Thought): string {
  const facts = why.facts ?? {};
  return t(facts['theme'] === '' ? plainThoughtId(why.code) : thoughtId(why.code), facts);
}
