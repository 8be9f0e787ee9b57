import type { GuideMark } from '@games';

export const guide: readonly GuideMark[] = [
  { messageId: 'par-guide-word', selector: '.par[data-phase="keeping"] .words' },
  { messageId: 'par-guide-toss', selector: '.par[data-phase="tossing"] .toss' },
  { messageId: 'par-guide-act', selector: '.par[data-phase="playing"] .tray .modes' },
  { messageId: 'par-guide-guess', selector: '.par[data-phase="playing"] .guesses form' },
  { messageId: 'par-guide-shown', selector: '.par[data-phase="shown"] .sheet' },
];
