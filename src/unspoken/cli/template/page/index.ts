import type { GameModule } from '@games';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import pl from './pl.ftl?raw';
import Rules from './Rules.svelte';
import type { Public } from './schema.gen.ts';

const game: GameModule<Public> = {
  words: { en, pl },
  Board,
  Rules,
  scores: (view) => view.scores,
};

export default game;
