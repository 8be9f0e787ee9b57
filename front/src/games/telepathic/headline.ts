import { t } from '@words';
import { movementOf, setsOf } from './cards/cards.ts';
import type { Play } from './play.svelte.ts';
import { line, type Headline } from './headlineText.ts';
import { verdict } from './ending/verdict.ts';

/** Return the headline for the current phase and this viewer. */
export function headline(play: Play): Headline {
  const { view } = play;
  if (view.paused && play.wish)
    return line(t('tele-pause'), t('tele-pause-hint', { seconds: view.pause ?? 0 }));
  switch (view.phase) {
    case 'sitting':
    case 'dealing':
      return line(t('tele-dealing'));
    case 'claiming':
      return claiming(play);
    case 'handing':
      return play.announcing ? announcing(play) : handing(play);
    case 'performing':
    case 'performed':
      return performing(play);
    case 'speaking':
      return play.announcing ? announcing(play) : speaking(play);
    case 'answering':
      return answering(play);
    case 'over':
      return verdict(play);
  }
}

function claiming(play: Play): Headline {
  const undecided = play.question('claim')?.owed !== false;
  return line(t('tele-claiming'), t(undecided ? 'tele-claiming-hint' : 'tele-claiming-wait'));
}

function handing(play: Play): Headline {
  const { hander, performer, view } = play;
  const names = play.turnFacts(hander, performer);
  if (!view.row?.length) return line(t('tele-must-announce'), t('tele-must-announce-hint'));
  if (play.question('hand')) {
    const isTeam = view.roles.filter((role) => role === 'director').length > 1;
    return line(
      t('tele-hand', names),
      play.directing && isTeam ? t('tele-hand-together') : t('tele-hand-hint', names),
    );
  }
  if (performer !== null && performer === play.table.seat) {
    const mayAnnounce = play.question('announce') !== undefined;
    return line(
      t('tele-wait-card-you', names),
      mayAnnounce ? t('tele-may-announce') : t('tele-wait-card-hint'),
    );
  }
  return line(t('tele-wait-card', names), t('tele-wait-card-hint'));
}

function performing(play: Play): Headline {
  const card = play.handed;
  const names = play.turnFacts(play.hander, play.performer);
  if (play.question('perform') && card !== null) {
    const hint =
      play.selectedSet === null ? 'tele-try' : play.showsBefore ? 'tele-as-it-lies' : 'tele-preview';
    return line(t('tele-which', { movement: movementOf(card) }), t(hint, { sets: setsOf(card) }));
  }
  const yours = play.hander !== null && play.hander === play.table.seat;
  return line(t(yours ? 'tele-wait-set-yours' : 'tele-wait-set', names), t('tele-wait-set-hint'));
}

function announcing(play: Play): Headline {
  if (play.question('announce-both')) return line(t('tele-both-wanted'), t('tele-both-hint'));
  const partner = play.name(play.partner);
  return line(
    t('tele-what-wanted', { name: partner }),
    t(play.view.mode === 'opposed' ? 'tele-announce-hint-opposed' : 'tele-announce-hint', { name: partner }),
  );
}

function speaking(play: Play): Headline {
  const turn = play.view.turns?.at(-1);
  const names = play.turnFacts(turn?.hander ?? null, turn?.performer ?? null);
  if (!play.view.row?.length && play.question('announce')) {
    return line(t('tele-must-announce'), t('tele-must-announce-hint'));
  }
  return play.question('pass')
    ? line(t('tele-speak', names), t('tele-speak-hint'))
    : line(t('tele-wait-speak', names), t('tele-wait-speak-hint', names));
}

function answering(play: Play): Headline {
  const first = play.view.named?.[0];
  const announcer = play.name(first?.seat ?? null);
  const mark = first?.names[0];
  const name = mark ? t('tele-three', { mark }) : '';
  const announced = mark ? t('tele-three-capital', { mark }) : '';
  const answerer = play.name(play.table.questions.waiting[0] ?? null);
  const announcedByMe = play.table.seat !== null && first?.seat === play.table.seat;
  return play.question('answer')
    ? line(t('tele-answer', { announcer }), t('tele-answer-hint', { announcer, name }))
    : line(
        t('tele-wait-answer', { yours: announcedByMe ? 'yes' : 'no', announcer, name: announced }),
        t('tele-wait-answer-hint', { answerer }),
      );
}
