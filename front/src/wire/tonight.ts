import { ask } from './http.ts';
import type { TonightDeck } from './schema.gen.ts';

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}/tonight`;

/** How far the deck is that is drawn for a table tonight. */
export const fetchTonight = (code: string) => ask<TonightDeck>(at(code));

/** Has a deck drawn from a word, in place of the one that was drawn before. */
export const wishTonight = (code: string, word: string) => ask<TonightDeck>(at(code), { word });
