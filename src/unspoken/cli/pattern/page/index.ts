import type { GameModule } from '@games';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import pl from './pl.ftl?raw';
import Rules from './Rules.svelte';

const words = { en, pl };
const game: GameModule = { name: 'pattern', room: 'hall', words, Board, Rules };

export default game;
