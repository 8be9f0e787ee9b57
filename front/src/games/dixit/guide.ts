import type { GuideMark } from '@games';

export const guide: readonly GuideMark[] = [
  { says: 'dixit-guide-hand', at: '.dixit[data-phase="telling"] .hand:has([role])' },
  { says: 'dixit-guide-clue', at: '.dixit[data-phase="telling"] .choosing:has(.held) form label' },
  { says: 'dixit-guide-lay', at: '.dixit[data-phase="laying"] .hand' },
  { says: 'dixit-guide-vote', at: '.dixit[data-phase="voting"] .voter .spread .cards' },
  { says: 'dixit-guide-searched', at: '.dixit[data-phase="voting"] .watch header' },
  { says: 'dixit-guide-points', at: '.dixit[data-phase="revealed"] .scores' },
];
