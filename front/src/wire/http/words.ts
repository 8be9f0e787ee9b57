import { ask } from './http.ts';
import type { OwnWords, WriteWords } from '../schema.gen.ts';

const at = (code: string, game: string) =>
  `/api/tables/${encodeURIComponent(code)}/words/${encodeURIComponent(game)}`;

/** Fetch the table's own words for a game; only for its host. */
export const fetchWords = (code: string, game: string) => ask<OwnWords>(at(code, game));

/** Parse a text of words; with `keep`, also store the words. */
export const writeWords = (code: string, game: string, words: WriteWords) =>
  ask<OwnWords>(at(code, game), words);
