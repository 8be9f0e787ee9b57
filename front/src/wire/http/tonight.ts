import { ask } from './http.ts';
import type { TonightDeck } from '../schema.gen.ts';

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}/tonight`;

/** Fetch the progress of the deck that is drawn for a table. */
export const fetchTonight = (code: string) => ask<TonightDeck>(at(code));

/** Have a deck drawn from a word; it replaces the last one. */
export const requestTonightDeck = (code: string, word: string) => ask<TonightDeck>(at(code), { word });
