import type { GuideMark } from '@games';

export const guide: readonly GuideMark[] = [
  { messageId: 'ror-guide-choose', selector: '.ror[data-phase="choosing"] .faces' },
  { messageId: 'ror-guide-remove', selector: '.ror[data-phase="removing"] .sheet' },
  { messageId: 'ror-guide-match', selector: '.ror[data-phase="matching"] .sheet' },
  { messageId: 'ror-guide-guess', selector: '.ror[data-phase="guessing"] .sheet' },
  { messageId: 'ror-guide-counter', selector: '.ror[data-phase="countering"] .sheet' },
  { messageId: 'ror-guide-reveal', selector: '.ror[data-phase="revealed"] .guesses .row:not(.hidden)' },
];
