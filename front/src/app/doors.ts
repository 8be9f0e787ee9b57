import type { GameCover } from '@games';
import type { GameInfo, HouseInfo } from '@wire';
import { covers } from 'virtual:games';

/** A door of the corridor, with a game behind it. */
export interface Doorway {
  game: string;
  /** Null for a game that only the house knows: it has a plain door. */
  cover: GameCover | null;
  /** What the house offers behind it; null where the game is still to come. */
  offer: GameInfo | null;
}

/** Where doors stand that have no place of their own. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The corridor as this house has it: the games that the page knows, offered or not, then the others it offers. */
export function doorways(house: HouseInfo | null): Doorway[] {
  const offers = house?.games ?? [];
  const known = Object.entries(covers)
    .sort(([one, a], [other, b]) => (a.place ?? LAST) - (b.place ?? LAST) || one.localeCompare(other))
    .map(([game, cover]) => ({ game, cover, offer: offers.find(({ name }) => name === game) ?? null }));
  const others = offers
    .filter(({ name }) => covers[name] === undefined)
    .map((offer) => ({ game: offer.name, cover: null, offer }));
  return [...known, ...others];
}

/** The door that is chosen before anybody has chosen one. */
export function suggestedDoor(doors: readonly Doorway[]): Doorway | undefined {
  return doors.find(({ cover }) => cover?.suggested) ?? doors[0];
}
