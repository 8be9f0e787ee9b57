import { inLanguage } from '@games';
import type { Thought } from '@wire';
import { t } from '@words';

/** What a bot saw, in words. */
export const thought = ({ why }: Thought): string =>
  t(`why-${why.code}`, { word: '', seen: '', ...inLanguage(why.facts ?? {}) });
