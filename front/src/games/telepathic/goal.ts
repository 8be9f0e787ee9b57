import { t } from '@words';
import type { Public } from './schema.gen.ts';

const OPENING: readonly Public['phase'][] = ['sitting', 'claiming', 'dealing', 'handing'];

/** Return how to win, until the first card is handed over: to perform it, a phone needs the space. */
export const goal = ({ mode, phase, turns }: Public): string | null =>
  OPENING.includes(phase) && !turns?.length ? t('tele-goal', { mode }) : null;
