import type { GuideMark } from '@games';

export const guide: readonly GuideMark[] = [
  {
    messageId: 'dixit-guide-hand',
    selector: '.dixit[data-phase="telling"] .choosing:not(.still) .hand:has([role])',
  },
  { messageId: 'dixit-guide-clue', selector: '.dixit[data-phase="telling"] .choosing:has(.held) form label' },
  { messageId: 'dixit-guide-lay', selector: '.dixit[data-phase="laying"] .hand' },
  { messageId: 'dixit-guide-vote', selector: '.dixit[data-phase="voting"] .voter .spread .cards' },
  { messageId: 'dixit-guide-searched', selector: '.dixit[data-phase="voting"] .watch header' },
  { messageId: 'dixit-guide-points', selector: '.dixit[data-phase="revealed"] .scores' },
];
