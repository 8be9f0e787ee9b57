import { t } from '@words';
import type { Play } from './play.svelte.ts';
import { said, type Said } from './said.ts';
import { verdict } from './verdict.ts';

/** The line of this moment, as this viewer needs it. */
export function line(play: Play): Said {
  const { view } = play;
  if (view.paused && play.wish)
    return said(t('tele-pause'), t('tele-pause-hint', { seconds: view.pause ?? 0 }));
  switch (view.phase) {
    case 'sitting':
    case 'dealing':
      return said(t('tele-dealing'));
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

function claiming(play: Play): Said {
  const asked = play.question('claim')?.owed !== false;
  return said(t('tele-claiming'), t(asked ? 'tele-claiming-hint' : 'tele-claiming-wait'));
}

function handing(play: Play): Said {
  const { hander, performer, view } = play;
  const names = play.pair(hander, performer);
  if (!view.row?.length) return said(t('tele-must-announce'), t('tele-must-announce-hint'));
  if (play.question('hand')) {
    const team = view.roles.filter((role) => role === 'director').length > 1;
    return said(
      t('tele-hand', names),
      play.directing && team ? t('tele-hand-together') : t('tele-hand-hint', names),
    );
  }
  if (performer !== null && performer === play.table.seat) {
    const may = play.question('announce') !== undefined;
    return said(t('tele-wait-card-you', names), may ? t('tele-may-announce') : t('tele-wait-card-hint'));
  }
  return said(t('tele-wait-card', names), t('tele-wait-card-hint'));
}

function performing(play: Play): Said {
  const action = play.handed;
  const names = play.pair(play.hander, play.performer);
  if (play.question('perform') && action) {
    const hint = play.on === null ? 'tele-try' : play.before ? 'tele-as-it-lies' : 'tele-preview';
    return said(t('tele-which', { kind: play.kind(action.card) }), t(hint, { sets: action.sets }));
  }
  const yours = play.hander !== null && play.hander === play.table.seat;
  return said(t(yours ? 'tele-wait-set-yours' : 'tele-wait-set', names), t('tele-wait-set-hint'));
}

function announcing(play: Play): Said {
  if (play.question('announce-both')) return said(t('tele-both-wanted'), t('tele-both-hint'));
  const partner = play.name(play.partner);
  return said(
    t('tele-what-wanted', { name: partner }),
    t(play.view.mode === 'opposed' ? 'tele-announce-hint-opposed' : 'tele-announce-hint', { name: partner }),
  );
}

function speaking(play: Play): Said {
  const turn = play.view.turns?.at(-1);
  const names = play.pair(turn?.hander ?? null, turn?.performer ?? null);
  return play.question('pass')
    ? said(t('tele-speak', names), t('tele-speak-hint'))
    : said(t('tele-wait-speak', names), t('tele-wait-speak-hint', names));
}

function answering(play: Play): Said {
  const first = play.view.named?.[0];
  const announcer = play.name(first?.seat ?? null);
  const mark = first?.names[0];
  const name = mark ? t('tele-three', { mark }) : '';
  const aloud = mark ? t('tele-three-capital', { mark }) : '';
  const answerer = play.name(play.table.waiting[0] ?? null);
  return play.question('answer')
    ? said(t('tele-answer', { announcer }), t('tele-answer-hint', { announcer, name }))
    : said(t('tele-wait-answer', { announcer, name: aloud }), t('tele-wait-answer-hint', { answerer }));
}
