import { language, t } from '@words';
import type { BoardProps } from '@games';
import type { Question } from '@wire';
import { DEFAULT_OPTIONS, type Command, type Private, type Public } from './schema.gen.ts';

/** The round as one viewer sees it: the board's properties in Dixit's own words. */
export class Round {
  /** The card that is held close to the eye, over everything else. */
  zoomed = $state<string | null>(null);

  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get table(): BoardProps {
    return this.#props();
  }

  get view(): Public {
    return this.table.view as Public;
  }

  /** What I hold; null for those who watch. */
  get mine(): Private | null {
    return this.table.mine as Private | null;
  }

  get pack(): string {
    const deck = this.table.options['deck'];
    return typeof deck === 'string' ? deck : DEFAULT_OPTIONS.deck;
  }

  get telling(): boolean {
    return this.table.seat !== null && this.table.seat === this.view.teller;
  }

  /** The teller's name; in the race for the first clue there is none yet. */
  get teller(): string {
    return this.view.teller === null ? '' : this.name(this.view.teller);
  }

  name(seat: number): string {
    return this.table.chairs[seat]?.name ?? '';
  }

  seal(seat: number): number {
    return this.table.chairs[seat]?.seal ?? 0;
  }

  /** "you and Wen", in seat order. */
  names(seats: readonly number[]): string {
    const said = seats.map((seat) => (seat === this.table.seat ? t('dixit-you') : this.name(seat)));
    return new Intl.ListFormat(language(), { type: 'conjunction' }).format(said);
  }

  /** The question that such an answer would answer, if it stands. */
  question(kind: Command['type']): Question | undefined {
    return this.table.asks.find((ask) => ask.answers.includes(kind));
  }

  /** Answers the question of its kind; true once the table has heard it. */
  async answer(command: Command): Promise<boolean> {
    const question = this.question(command.type);
    return question ? this.table.answer(question.key, command) : false;
  }
}
