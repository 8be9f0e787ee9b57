import { t } from '@words';
import type { Public } from './schema.gen.ts';

const OPENING: readonly Public['phase'][] = [
  'sitting',
  'claiming',
  'drawing',
  'keeping',
  'knowing',
  'tossing',
];

/** Return how to win, until the first cloud is tossed. */
export const goal = ({ round, rounds, phase }: Public): string | null =>
  round <= 1 && OPENING.includes(phase) ? t('par-goal', { rounds }) : null;
