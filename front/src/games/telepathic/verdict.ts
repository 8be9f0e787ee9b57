import { capital, t } from '@words';
import type { Play } from './play.svelte.ts';
import type { Headline } from './headlineText.ts';

/** How it ended, in one line and a sentence under it. */
export function verdict(play: Play): Headline {
  const { view } = play;
  const ending = view.ending;
  if (!ending) return { text: '', hint: '' };
  const turns = view.turns?.length ?? 0;
  if (ending.reason === 'lose-condition') return lost(play);
  if (ending.reason === 'unattended') return { text: t('tele-unattended'), hint: t('tele-unattended-hint') };
  if (view.mode === 'opposed') {
    const mine = play.table.seat !== null && ending.winners.includes(play.table.seat);
    return {
      text: t(mine ? 'tele-won-team-yours' : 'tele-won-team', { names: play.names(ending.winners) }),
      hint: speakerWon(play) ? t('tele-won-team-right') : t('tele-won-team-wrong'),
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
  const mine = seats.length === 1 && seats[0] === play.table.seat;
  return {
    text: lines.map((line) => t('tele-three-capital', { mark: line.condition })).join(' · '),
    hint: mine ? t('tele-lost-yours') : t('tele-lost', { names: capital(play.names(seats)) }),
  };
}

/** Opposed teams: whether the team that spoke has won. */
function speakerWon(play: Play): boolean {
  const speaker = play.view.named?.[0]?.seat;
  return speaker !== undefined && speaker !== null && (play.view.ending?.winners.includes(speaker) ?? false);
}
