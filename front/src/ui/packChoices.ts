import type { DeckInfo } from '@wire';
import { localized } from '@words';

/** The packs of a kind as a host chooses among them; what is chosen now is there whatever it is. */
export const packChoices = (decks: readonly DeckInfo[], kind: string, now: string) =>
  decks
    .filter((deck) => deck.kind === kind || deck.pack === now)
    .map((deck) => ({ value: deck.pack, label: localized(deck.title) || deck.pack }));
