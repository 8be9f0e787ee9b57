import { CARDS, type SetKind } from './schema.gen.ts';

/** The table names no other cards. */
type Card = keyof typeof CARDS;

/** What a card does to the set it is used on: pictures and words hang on this. */
export type Movement = (typeof CARDS)[Card]['movement'];

export const movementOf = (card: string): Movement => CARDS[card as Card].movement;

/** What a card is used on: rows, columns or corners. */
export const setsOf = (card: string): SetKind => CARDS[card as Card].sets;
