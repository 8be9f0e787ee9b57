import type { GameModule } from '@games';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import pl from './pl.ftl?raw';
import Rules from './Rules.svelte';

const echo: GameModule = { name: 'echo', room: 'tile', words: { en, pl }, Board, Rules };

export default echo;
