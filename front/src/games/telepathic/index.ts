import type { GameModule } from '@games';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import { guide } from './guide.ts';
import HouseRules from './HouseRules.svelte';
import Minds from './Minds.svelte';
import pl from './pl.ftl?raw';
import Rules from './Rules.svelte';
import { story } from './story.ts';

const telepathic: GameModule = {
  words: { en, pl },
  Board,
  HouseRules,
  Rules,
  guide,
  story,
  Minds,
  turns: true,
  sound: { voice: 'wood', reveals: ['performed'] },
  shows: { waiting: true },
};

export default telepathic;
