import type { GuideMark } from '@games';

export const guide: readonly GuideMark[] = [
  { messageId: 'tele-guide-mine', selector: '.tele[data-phase="handing"] .mine > :first-child' },
  { messageId: 'tele-guide-hand', selector: '.tele[data-phase="handing"] .row.choosing' },
  {
    messageId: 'tele-guide-perform',
    selector: '.tele[data-phase="performing"] .board:has(.sets)',
  },
  { messageId: 'tele-guide-announce', selector: '.tele[data-phase="handing"] .act .quiet' },
];
