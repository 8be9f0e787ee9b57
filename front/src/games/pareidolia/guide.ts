import type { GuideMark } from '@games';

export const guide: readonly GuideMark[] = [
  { says: 'par-guide-word', at: '.par[data-phase="keeping"] .words' },
  { says: 'par-guide-toss', at: '.par[data-phase="tossing"] .toss' },
  { says: 'par-guide-act', at: '.par[data-phase="playing"] .tray .modes' },
  { says: 'par-guide-guess', at: '.par[data-phase="playing"] .guesses form' },
  { says: 'par-guide-shown', at: '.par[data-phase="shown"] .sheet' },
];
