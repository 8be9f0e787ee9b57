import type { Thought } from '@wire';
import { localized, t } from '@words';

/** What a bot thought: the word that it speaks of comes in each language, under the language's tag. */
export function thought({ why }: Thought): string {
  const facts = why.facts ?? {};
  return t(`why-${why.code}`, { ...facts, word: localized(facts as Record<string, string>) });
}
