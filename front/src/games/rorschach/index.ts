import type { GameModule, Team } from '@games';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import HouseRules from './HouseRules.svelte';
import pl from './pl.ftl?raw';
import Rules from './Rules.svelte';

/** As we sit: the first half of the chairs, rounded up, against the rest. Shuffled teams are known when it begins. */
function teams(seats: number, options: Record<string, unknown>): Team[] | null {
  if (options['teams'] === 'shuffled') return null;
  return Array.from({ length: seats }, (_, seat) => (seat < Math.ceil(seats / 2) ? 0 : 1));
}

const rorschach: GameModule = {
  name: 'rorschach',
  room: 'ink',
  words: { en, pl },
  Board,
  HouseRules,
  Rules,
  teams,
  turns: true,
  shows: { waiting: true },
};

export default rorschach;
