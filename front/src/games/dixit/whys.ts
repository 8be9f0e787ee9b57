import type { Thought } from '@wire';
import { t } from '@words';

/** What a bot thought of a card, in words; one that saw no theme says so plainly. */
export function thought({ why }: Thought): string {
  const facts = why.facts ?? {};
  return t(facts['theme'] === '' ? `why-${why.code}-plain` : `why-${why.code}`, facts);
}
