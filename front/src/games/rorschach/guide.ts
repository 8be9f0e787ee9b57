import type { GuideMark } from '@games';

export const guide: readonly GuideMark[] = [
  { says: 'ror-guide-choose', at: '.ror[data-phase="choosing"] .faces' },
  { says: 'ror-guide-remove', at: '.ror[data-phase="removing"] .sheet' },
  { says: 'ror-guide-match', at: '.ror[data-phase="matching"] .sheet' },
  { says: 'ror-guide-guess', at: '.ror[data-phase="guessing"] .sheet' },
  { says: 'ror-guide-counter', at: '.ror[data-phase="countering"] .sheet' },
  { says: 'ror-guide-reveal', at: '.ror[data-phase="revealed"] .guesses .row:not(.hidden)' },
];
