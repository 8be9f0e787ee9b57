import { readStored, writeStored } from '@storage';

/** The game that somebody wants to be shown around once more. */
let wanted = $state<string | null>(null);
/** Those that this page has shown somebody around, should the browser remember nothing. */
let shown = $state.raw<readonly string[]>([]);

const key = (game: string) => `unspoken.guided.${game}`;

/** Whether this browser has shown its person around a game. */
export function knows(game: string): boolean {
  return shown.includes(game) || readStored(key(game)) !== null;
}

/** Whether somebody asked to be shown around a game again. */
export function isGuideWanted(game: string): boolean {
  return wanted === game;
}

export function wantGuide(game: string): void {
  wanted = game;
}

/** Somebody has been shown around a game. */
export function endGuide(game: string): void {
  wanted = null;
  shown = [...shown, game];
  writeStored(key(game), 'yes');
}
