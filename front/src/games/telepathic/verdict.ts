import { language, t } from '@words';
import type { Play } from './play.svelte.ts';
import type { Said } from './said.ts';
import type { Condition } from './schema.gen.ts';

/** How it ended, in one line and a sentence under it. */
export function verdict(play: Play): Said {
  const { view } = play;
  const ending = view.ending;
  if (!ending) return { text: '', hint: '' };
  const turns = view.turns?.length ?? 0;
  if (ending.reason === 'lose-condition') return lost(play);
  if (view.mode === 'opposed') {
    const mine = play.table.seat !== null && ending.winners.includes(play.table.seat);
    return {
      text: t(mine ? 'tele-won-team-yours' : 'tele-won-team', { names: play.names(ending.winners) }),
      hint: named(play) ? t('tele-won-team-right') : t('tele-won-team-wrong'),
    };
  }
  if (ending.winners.length > 0) return { text: t('tele-won'), hint: t('tele-won-hint', { turns }) };
  return { text: t('tele-missed'), hint: t(allNamed(play) ? 'tele-missed-grid' : 'tele-missed-names') };
}

function lost(play: Play): Said {
  const marks = [...new Set((play.view.ending?.lines ?? []).map((one) => one.condition))];
  const whose = (mark: Condition) => play.view.loses?.indexOf(mark) ?? -1;
  const seats = marks.map(whose).filter((seat) => seat >= 0);
  const mine = seats.length === 1 && seats[0] === play.table.seat;
  return {
    text: marks.map((mark) => t('tele-three-capital', { mark })).join(' · '),
    hint: mine ? t('tele-lost-yours') : t('tele-lost', { names: capital(play.names(seats)) }),
  };
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** Who named this seat's wish, and whether rightly; null where nobody did. */
export function guess(
  play: Play,
  seat: number,
): { by: number | null; mark: Condition; right: boolean } | null {
  const secret = play.secrets.find((one) => one.seat === seat);
  const opposed = play.view.mode === 'opposed';
  for (const naming of play.view.named ?? []) {
    if (naming.seat === seat || (opposed && naming.seat !== (seat + 2) % 4)) continue;
    const mark = naming.names.find((one) => secret?.marks.includes(one));
    if (secret?.wins && mark) return { by: naming.seat, mark, right: mark === play.view.wins?.[seat] };
  }
  // One of four partners names both, and may hold one of the two.
  const own = play.view.mode === 'four-partners' ? play.view.named?.[0] : undefined;
  const mark = own?.names.find((one) => secret?.wins && secret.marks.includes(one));
  return own && mark ? { by: own.seat, mark, right: mark === play.view.wins?.[seat] } : null;
}

function allNamed(play: Play): boolean {
  return play.secrets
    .filter((secret) => secret.wins)
    .every((secret) => guess(play, secret.seat)?.right ?? false);
}

/** Opposed teams: whether the team that spoke was right. */
function named(play: Play): boolean {
  const speaker = play.view.named?.[0]?.seat;
  return speaker !== undefined && speaker !== null && (play.view.ending?.winners.includes(speaker) ?? false);
}
