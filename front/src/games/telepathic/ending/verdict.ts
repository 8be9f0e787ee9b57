import { capital, t } from '@words';
import type { Play } from '../play.svelte.ts';
import type { Headline } from '../headlineText.ts';

/** Return the headline of a finished game: the result, and a sentence about it. */
export function verdict(play: Play): Headline {
  const { view } = play;
  const ending = view.ending;
  if (!ending) return { text: '', hint: '' };
  const turns = view.turns?.length ?? 0;
  if (ending.reason === 'lose-condition') return lost(play);
  if (ending.reason === 'unattended') return { text: t('tele-unattended'), hint: t('tele-unattended-hint') };
  if (view.mode === 'opposed') {
    const mine = play.me !== null && ending.winners.includes(play.me);
    return {
      text: t(mine ? 'tele-won-team-yours' : 'tele-won-team', { names: play.names(ending.winners) }),
      hint: announcerWon(play) ? t('tele-won-team-right') : t('tele-won-team-wrong'),
    };
  }
  if (ending.winners.length > 0) return { text: t('tele-won'), hint: t('tele-won-hint', { turns }) };
  return {
    text: t('tele-missed'),
    hint: t(ending.guesses.every((guess) => guess.right) ? 'tele-missed-grid' : 'tele-missed-names'),
  };
}

function lost(play: Play): Headline {
  const lines = play.view.ending?.lines ?? [];
  const seats = lines.map((line) => line.seat);
  const mine = seats.length === 1 && seats[0] === play.me;
  return {
    text: lines.map((line) => t('tele-three-capital', { mark: line.condition })).join(' · '),
    hint: mine ? t('tele-lost-yours') : t('tele-lost', { names: capital(play.names(seats)) }),
  };
}

/** Opposed teams: true if the announcing team has won. */
function announcerWon(play: Play): boolean {
  const announcer = play.view.named?.[0]?.seat;
  return (
    announcer !== undefined && announcer !== null && (play.view.ending?.winners.includes(announcer) ?? false)
  );
}
