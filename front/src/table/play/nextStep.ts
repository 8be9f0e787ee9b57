import type { NightView } from '@wire';
import { t } from '@words';
import { gameTitle } from '@app/doors/covers.ts';

/** What the host's main button does after a game. */
export interface NextStep {
  /** The type of the request it sends. */
  request: 'start' | 'play-next' | 'reopen';
  /** Its label; null if the same game starts again. */
  label: string | null;
}

/**
 * Return the next step: the same game again or, in a night, the next game of its playlist. If a vote decides, or the
 * playlist is empty, the table goes back to the night's standing first.
 */
export function nextStep(night: NightView | null): NextStep {
  if (night === null || night.over) return { request: 'start', label: null };
  const next = night.playlist[0]?.game;
  return next
    ? { request: 'play-next', label: t('night-play', { game: gameTitle(next) }) }
    : { request: 'reopen', label: t('night-go-to') };
}
