import type { Thought } from '@wire';
import { localized, t, thoughtId } from '@words';

/** A bot's thought as a sentence; its facts hold the word in each language, keyed by language tag. */
export function thoughtText({ why }: Thought): string {
  const facts = why.facts ?? {};
  return t(thoughtId(why.code), { ...facts, word: localized(facts as Record<string, string>) });
}
