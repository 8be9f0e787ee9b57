import { CARDS, type SetKind } from '../schema.gen.ts';

/** The only card ids that the server sends. */
type Card = keyof typeof CARDS;

/** What a card does to the chosen set; drawings and texts are keyed by it. */
export type Movement = (typeof CARDS)[Card]['movement'];

export const movementOf = (card: string): Movement => CARDS[card as Card].movement;

/** What a card moves: rows, columns or quadrants. */
export const setsOf = (card: string): SetKind => CARDS[card as Card].sets;
