import type { GuideMark } from '@games';

export const guide: readonly GuideMark[] = [
  { says: 'tele-guide-mine', at: '.tele[data-phase="handing"] .mine > :first-child' },
  { says: 'tele-guide-hand', at: '.tele[data-phase="handing"] .row.choosing' },
  {
    says: 'tele-guide-perform',
    at: '.tele[data-phase="performing"] .board:has(.sets)',
  },
  { says: 'tele-guide-announce', at: '.tele[data-phase="handing"] .act .quiet' },
];
