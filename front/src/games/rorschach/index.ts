import type { GameModule } from '@games';
import Board from './Board.svelte';
import { goal } from './goal.ts';
import { guide } from './guide.ts';
import HouseRules from './HouseRules.svelte';
import Rules from './Rules.svelte';
import type { Public } from './schema.gen.ts';
import { teams } from './teams.ts';
import { story } from './story.ts';
import Today from './Today.svelte';
import TodayReview from './today/TodayReview.svelte';
import { thoughtText } from './thoughts.ts';
import TvBoard from './tv/TvBoard.svelte';

const rorschach: GameModule<Public> = {
  Board,
  TvBoard,
  HouseRules,
  Rules,
  goal,
  guide,
  story,
  Today,
  TodayReview,
  todayAbout: 'ror-today-about',
  thought: thoughtText,
  teams,
  turns: true,
  sound: { voice: 'ink', reveals: ['revealed', 'scored'] },
  shows: { waiting: true },
};

export default rorschach;
