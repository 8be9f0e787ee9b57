import type { DeckInfo } from '@wire';
import { localized } from '@words';

/** Return the packs of a kind as options for a select; the current pack is always included. */
export const packChoices = (decks: readonly DeckInfo[], kind: string, now: string) =>
  decks
    .filter((deck) => deck.kind === kind || deck.pack === now)
    .map((deck) => ({ value: deck.pack, label: localized(deck.title) || deck.pack }));
