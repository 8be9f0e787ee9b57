import { PlayState } from '@games';
import { DEFAULT_OPTIONS, type Command, type Private, type Public } from './schema.gen.ts';

/** The game as one viewer sees it: the board's props in Dixit's own types. */
export class Play extends PlayState<Public, Private, Command> {
  /** The card shown enlarged, over everything else. */
  zoomed = $state<string | null>(null);

  /** My unsent clue text; it is kept until my next turn as the teller. */
  clueDraft = $state('');

  get pack(): string {
    const deck = this.table.options['deck'];
    return typeof deck === 'string' ? deck : DEFAULT_OPTIONS.deck;
  }

  get telling(): boolean {
    return this.table.seat !== null && this.table.seat === this.view.teller;
  }

  /** This person told the clue. In a replay nobody is "you", even if the board is shown from the teller's seat. */
  get isMyClue(): boolean {
    return this.telling && !this.table.replayed;
  }

  /** The teller's name; empty in the race for the first clue. */
  get teller(): string {
    return this.name(this.view.teller);
  }
}
