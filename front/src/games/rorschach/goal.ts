import { t } from '@words';
import { LEAD_TO_WIN, POINTS_TO_WIN, type Public } from './schema.gen.ts';

const OPENING: readonly Public['phase'][] = ['seating', 'dealing', 'choosing', 'removing'];

/** Return how to win, until the first subject matches. */
export const goal = ({ round, phase }: Public): string | null =>
  round <= 1 && OPENING.includes(phase) ? t('ror-aim', { points: POINTS_TO_WIN, lead: LEAD_TO_WIN }) : null;
