import type { GameModule } from '@games';
import Board from './Board.svelte';
import { goal } from './goal.ts';
import { guide } from './guide.ts';
import HouseRules from './HouseRules.svelte';
import Minds from './ending/Minds.svelte';
import Rules from './Rules.svelte';
import type { Public } from './schema.gen.ts';
import { story } from './story.ts';
import { teams } from './teams.ts';
import Today from './Today.svelte';
import TodayReview from './today/TodayReview.svelte';
import TvBoard from './tv/TvBoard.svelte';

const telepathic: GameModule<Public> = {
  Board,
  TvBoard,
  HouseRules,
  Rules,
  goal,
  guide,
  story,
  teams,
  Today,
  TodayReview,
  todayAbout: 'tele-today-about',
  Minds,
  turns: true,
  sound: { voice: 'wood', reveals: ['performed'] },
  shows: { waiting: true },
};

export default telepathic;
