import { ask } from './http.ts';
import type { OwnWords, WriteWords } from './schema.gen.ts';

const at = (code: string, game: string) =>
  `/api/tables/${encodeURIComponent(code)}/words/${encodeURIComponent(game)}`;

/** The table's own words for a game, to its host. */
export const fetchWords = (code: string, game: string) => ask<OwnWords>(at(code, game));

/** What is understood of a text of words; kept, and lent to the house, where that is wished. */
export const writeWords = (code: string, game: string, wish: WriteWords) =>
  ask<OwnWords>(at(code, game), wish);
