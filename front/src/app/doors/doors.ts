import type { GameCover } from '@games';
import type { GameInfo, HouseInfo } from '@wire';
import { covers } from 'virtual:games';

/** A door of the home page: a game, its cover and the server's information on it. */
export interface Doorway {
  game: string;
  /** Null for a game that only the server has: its door is plain. */
  cover: GameCover | null;
  /** The server's information on the game; null if the server does not offer it. */
  offer: GameInfo | null;
}

/** The position of doors whose cover has no `place`. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Return the doors of the home page: games of this page, offered or not, then the other games of the server. */
export function doorways(house: HouseInfo | null): Doorway[] {
  const offers = house?.games ?? [];
  const known = Object.entries(covers)
    .sort(([nameA, a], [nameB, b]) => (a.place ?? LAST) - (b.place ?? LAST) || nameA.localeCompare(nameB))
    .map(([game, cover]) => ({ game, cover, offer: offers.find(({ name }) => name === game) ?? null }));
  const others = offers
    .filter(({ name }) => covers[name] === undefined)
    .map((offer) => ({ game: offer.name, cover: null, offer }));
  return [...known, ...others];
}

/** Return the door that is chosen by default. */
export function suggestedDoor(doors: readonly Doorway[]): Doorway | undefined {
  return doors.find(({ cover }) => cover?.suggested) ?? doors[0];
}
