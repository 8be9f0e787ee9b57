import { inLanguage } from '@games';
import type { Thought } from '@wire';
import { t, thoughtId } from '@words';

/** A bot's thought as a sentence. */
export const thoughtText = ({ why }: Thought): string =>
  t(thoughtId(why.code), { word: '', seen: '', ...inLanguage(why.facts ?? {}) });
