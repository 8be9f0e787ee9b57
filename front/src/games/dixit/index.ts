import type { GameModule } from '@games';
import Board from './Board.svelte';
import { goal } from './goal.ts';
import { guide } from './guide.ts';
import HouseRules from './HouseRules.svelte';
import Rules from './Rules.svelte';
import type { Public } from './schema.gen.ts';
import { story } from './story.ts';
import { thoughtText } from './thoughts.ts';
import TvBoard from './tv/TvBoard.svelte';

const dixit: GameModule<Public> = {
  Board,
  TvBoard,
  HouseRules,
  Rules,
  goal,
  guide,
  story,
  thought: thoughtText,
  sound: { voice: 'paper', reveals: ['revealed'] },
  shows: { waiting: true },
  scores: (view) => view.scores,
};

export default dixit;
