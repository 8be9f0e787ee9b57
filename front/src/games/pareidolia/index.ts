import type { GameModule } from '@games';
import Board from './Board.svelte';
import { goal } from './goal.ts';
import { guide } from './guide.ts';
import HouseRules from './HouseRules.svelte';
import Rules from './Rules.svelte';
import Sketch from './sky/Sketch.svelte';
import type { Public } from './schema.gen.ts';
import { story } from './story.ts';
import Today from './Today.svelte';
import TodayReview from './today/TodayReview.svelte';
import { thoughtText } from './thoughts.ts';
import TvBoard from './tv/TvBoard.svelte';

const pareidolia: GameModule<Public> = {
  Board,
  TvBoard,
  HouseRules,
  Rules,
  goal,
  guide,
  story,
  Today,
  TodayReview,
  todayAbout: 'par-today-about',
  Sketch,
  thought: thoughtText,
  turns: true,
  sound: { voice: 'wind', reveals: ['shown'] },
  shows: { clock: true, waiting: true, talk: true },
  scores: (view) => view.droplets,
};

export default pareidolia;
