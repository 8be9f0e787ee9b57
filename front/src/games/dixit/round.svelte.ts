import { PlayState } from '@games';
import { DEFAULT_OPTIONS, type Command, type Private, type Public } from './schema.gen.ts';

/** The round as one viewer sees it: the board's properties in Dixit's own words. */
export class Round extends PlayState<Public, Private, Command> {
  /** The card that is held close to the eye, over everything else. */
  zoomed = $state<string | null>(null);

  /** What was written for a clue and not told: somebody else began, and it waits for my next story. */
  words = $state('');

  get pack(): string {
    const deck = this.table.options['deck'];
    return typeof deck === 'string' ? deck : DEFAULT_OPTIONS.deck;
  }

  get telling(): boolean {
    return this.table.seat !== null && this.table.seat === this.view.teller;
  }

  /** The teller's name; in the race for the first clue there is none yet. */
  get teller(): string {
    return this.name(this.view.teller);
  }
}
