import type { Room } from '@games';
import type { HouseInfo } from '@wire';
import { t, tells } from '@words';
import cloud from '../assets/door-cloud.webp';
import dream from '../assets/door-dream.webp';
import ink from '../assets/door-ink.webp';
import tile from '../assets/door-tile.webp';

export interface Doorway {
  game: string;
  room: Room;
  /** What is seen through the door; a game from outside has a plain one. */
  scene: string | null;
  /** Whether the game is on the shelf of this house. */
  open: boolean;
  /** How many play by the usual house rules. */
  least: number;
  most: number;
  /** How many play by any house rules. */
  fewest: number;
  greatest: number;
}

/** The four doors of the corridor, whether or not their games are here yet. */
const CORRIDOR: { game: string; room: Room; scene: string; least: number; most: number }[] = [
  { game: 'rorschach', room: 'ink', scene: ink, least: 4, most: 10 },
  { game: 'pareidolia', room: 'cloud', scene: cloud, least: 4, most: 10 },
  { game: 'telepathic', room: 'tile', scene: tile, least: 2, most: 4 },
  { game: 'dixit', room: 'dream', scene: dream, least: 3, most: 8 },
];

/** The corridor as this house has it: the four doors, and a plain one for every other game it offers. */
export function doorways(house: HouseInfo | null): Doorway[] {
  const offered = house?.games ?? [];
  const known = CORRIDOR.map((door) => {
    const game = offered.find((one) => one.name === door.game);
    return {
      ...door,
      open: game !== undefined,
      least: game?.least ?? door.least,
      most: game?.most ?? door.most,
      fewest: game?.fewest ?? door.least,
      greatest: game?.greatest ?? door.most,
    };
  });
  const others = offered
    .filter((game) => !CORRIDOR.some((door) => door.game === game.name))
    .map(({ name, least, most, fewest, greatest }) => ({
      game: name,
      room: 'hall' as const,
      scene: null,
      open: true,
      least,
      most,
      fewest,
      greatest,
    }));
  return [...known, ...others];
}

/** What a game is called; a game from outside is called by its own name. */
export function gameTitle(game: string): string {
  const id = `game-${game}`;
  return tells(id) ? t(id) : game.charAt(0).toUpperCase() + game.slice(1);
}
