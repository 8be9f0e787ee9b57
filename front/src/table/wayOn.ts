import type { NightView } from '@wire';
import { t } from '@words';
import { gameTitle } from '@app/covers.ts';

/** Where the host leads from the end of a game, and what that is called where it is not the same game once more. */
export interface WayOn {
  asks: 'start' | 'play-next' | 'reopen';
  name: string | null;
}

/** In a night its next game is one tap away; where a vote decides, or nothing is left, its score comes first. */
export function wayOn(night: NightView | null): WayOn {
  if (night === null || night.over) return { asks: 'start', name: null };
  const next = night.playlist[0]?.game;
  return next
    ? { asks: 'play-next', name: t('night-play', { game: gameTitle(next) }) }
    : { asks: 'reopen', name: t('night-go-to') };
}
