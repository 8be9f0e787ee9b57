import type { Thought } from '@wire';
import { plainThoughtId, t, thoughtId } from '@words';

/** How many phrasings a sentence has at most. */
const WAYS = 4;

/** A bot's thought about a card as a sentence; a thought without a theme has a separate sentence. */
export function thoughtText(thought: Thought): string {
  const { code, facts = {} } = thought.why;
  const id = facts['theme'] === '' ? plainThoughtId(code) : thoughtId(code);
  return t(id, { ...facts, way: way(thought) });
}

/** Choose a phrasing, always the same for one thought; bots who thought alike get different ones. */
function way({ seat, key, why }: Thought): number {
  const text = `${key}${why.facts?.['card'] ?? ''}`;
  return [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), seat) % WAYS;
}
