import { readStored, writeStored } from '@storage';

/** The game whose guide the person wants to see again. */
let wanted = $state<string | null>(null);
/** Games whose guide was shown on this page, in case the browser stores nothing. */
let shown = $state.raw<readonly string[]>([]);

const key = (game: string) => `unspoken.guided.${game}`;

/** True if this browser has already shown a game's guide. */
export function wasGuided(game: string): boolean {
  return shown.includes(game) || readStored(key(game)) !== null;
}

/** True if the person wants to see a game's guide again. */
export function isGuideWanted(game: string): boolean {
  return wanted === game;
}

export function wantGuide(game: string): void {
  wanted = game;
}

/** Remember that a game's guide was shown. */
export function endGuide(game: string): void {
  wanted = null;
  shown = [...shown, game];
  writeStored(key(game), 'yes');
}
