import { t } from '@words';
import type { Public } from './schema.gen.ts';

/** Return how to win, until the first cards lie on the table. */
export const goal = ({ round, phase, target }: Public): string | null =>
  round <= 1 && ['dealing', 'telling', 'laying'].includes(phase) ? t('dixit-goal', { target }) : null;
