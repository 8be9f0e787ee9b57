import { capital, t } from '@words';
import type { Play } from './play.svelte.ts';

/** The headline: what to do now, and a hint below it. */
export interface Headline {
  text: string;
  hint: string;
}

const lines = (text: string, hint = ''): Headline => ({ text, hint });

/** Return the headline for the current phase and this viewer. */
export function headline(play: Play): Headline {
  const { view } = play;
  const me = play.table.seat;
  const names = { artist: play.name(view.artist), second: play.name(view.second) };
  const category = play.inMyLanguage(view.category);
  const round = t('par-round', { round: view.round, rounds: view.rounds });
  switch (view.phase) {
    case 'sitting':
    case 'drawing':
      return lines(t('par-shuffling'));
    case 'claiming':
      return lines(t('par-claiming'), t(play.owes('claim') ? 'par-claiming-hint' : 'par-claiming-wait'));
    case 'keeping':
      if (me === view.artist) return lines(t('par-keep'), t('par-keep-hint', names));
      return lines(t(me === view.second ? 'par-wait-keep-you' : 'par-wait-keep', names), round);
    case 'knowing':
      if (me === view.second) return lines(t('par-know'), t('par-know-hint', names));
      return lines(t('par-wait-know', names), round);
    case 'tossing':
    case 'flying':
      if (me === view.artist) return lines(t('par-toss'), t('par-toss-hint'));
      return lines(t('par-what-will', { category }), t('par-wait-toss', names));
    case 'playing':
      return playing(play, category);
    case 'bell':
      return lines(t('par-bell'), t(play.isArtist ? 'par-bell-artist' : 'par-bell-hint'));
    case 'shown':
      return shown(play);
    case 'voting':
      return lines(t('par-voting'), t(play.question('vote') ? 'par-voting-hint' : 'par-voting-wait'));
    case 'over':
      return over(play);
  }
}

function playing(play: Play, category: string): Headline {
  const { turn, next } = play.view;
  const facts = { name: play.name(turn), other: play.name(next) };
  if (play.acting) return lines('', t('par-turn-yours'));
  if (play.isArtist) return lines('', t('par-turn-other', facts));
  return lines(t('par-what-is', { category }), t('par-turn', facts));
}

function shown(play: Play): Headline {
  const { found } = play;
  if (!found) return lines(t('par-not-found'), t('par-not-found-hint'));
  const finder = found.seat === play.me ? 'par-found-you' : 'par-found';
  return lines(t(finder, { name: play.name(found.seat) }), t('par-found-hint', { text: found.text }));
}

function over(play: Play): Headline {
  const winners = play.table.ending.result?.winners ?? [];
  const isMine = winners.length === 1 && winners[0] === play.me;
  const won = { names: play.names(winners), count: winners.length };
  const text = isMine ? t('par-won-you') : capital(t('par-won', won));
  const most = play.view.droplets[winners[0] ?? -1] ?? 0;
  return lines(text, t(play.view.decided_by_vote ? 'par-won-vote' : 'par-won-hint', { most }));
}
