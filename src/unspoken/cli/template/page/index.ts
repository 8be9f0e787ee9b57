import type { GameModule } from '@games';
import Board from './Board.svelte';
import Rules from './Rules.svelte';
import type { Public } from './schema.gen.ts';

const game: GameModule<Public> = {
  Board,
  Rules,
  scores: (view) => view.scores,
};

export default game;
