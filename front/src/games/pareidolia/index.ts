import type { GameModule } from '@games';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import { guide } from './guide.ts';
import HouseRules from './HouseRules.svelte';
import pl from './pl.ftl?raw';
import Rules from './Rules.svelte';
import type { Public } from './schema.gen.ts';
import { story } from './story.ts';
import Today from './Today.svelte';

const pareidolia: GameModule<Public> = {
  words: { en, pl },
  Board,
  HouseRules,
  Rules,
  guide,
  story,
  Today,
  turns: true,
  sound: { voice: 'wind', reveals: ['shown'] },
  shows: { clock: true, waiting: true, talk: true },
  scores: (view) => view.droplets,
};

export default pareidolia;
