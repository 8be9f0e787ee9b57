import type { Question } from '@wire';
import { joinWithAnd, t } from '@words';
import type { BoardProps } from './module.ts';

/** A tagged union's member, such as a command. */
interface Tagged {
  type: string;
}

/** A game as one viewer sees it: the board's props in the game's own types, and methods to answer. */
export class PlayState<Public, Private, Command extends Tagged> {
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get table(): BoardProps {
    return this.#props();
  }

  /** The public view. */
  get view(): Public {
    return this.table.view as Public;
  }

  /** This person's private view; null for spectators. */
  get mine(): Private | null {
    return this.table.mine as Private | null;
  }

  // ---- seats

  /** The seat that sentences call "you"; null for spectators, and in a replay, whose viewer may be anybody. */
  get me(): number | null {
    return this.table.replayed ? null : this.table.seat;
  }

  /** Return a seat's name, or ''. */
  name(seat: number | null | undefined): string {
    return typeof seat === 'number' ? (this.table.chairs[seat]?.name ?? '') : '';
  }

  seal(seat: number): number {
    return this.table.chairs[seat]?.seal ?? 0;
  }

  /** True if a connected person has this seat; only connected people count in team decisions. */
  here(seat: number): boolean {
    const { chairs, away } = this.table;
    return !(chairs[seat]?.bot ?? false) && !away.includes(seat);
  }

  /** Return names as a list, such as "you and Wen". */
  names(seats: readonly number[]): string {
    return joinWithAnd(seats.map((seat) => (seat === this.me ? t('you-in-a-sentence') : this.name(seat))));
  }

  // ---- questions

  /** Seconds for which the table has waited for others; null if it waits for this person, or for nobody. */
  get since(): number | null {
    const { paused, replayed, questions } = this.table;
    const mine = questions.asks.some((ask) => ask.owed !== false);
    return mine || paused || replayed || questions.waiting.length === 0 ? null : questions.waited();
  }

  /** Return the open question that accepts an answer of this kind. */
  question(kind: Command['type']): Question | undefined {
    return this.table.questions.asks.find((ask) => ask.answers.includes(kind));
  }

  /** Return the allowed answers of this kind. */
  choices<Kind extends Command['type']>(kind: Kind): Extract<Command, { type: Kind }>[] {
    const listed = (this.question(kind)?.choices ?? []) as Command[];
    return listed.filter((choice): choice is Extract<Command, { type: Kind }> => choice.type === kind);
  }

  /** True if the table still waits for an answer of this kind from this person. */
  owes(kind: Command['type']): boolean {
    const question = this.question(kind);
    return question !== undefined && question.owed !== false;
  }

  /** Answer the open question of this kind. True once the table has accepted the answer. */
  async answer(command: Command): Promise<boolean> {
    const question = this.question(command.type);
    return question ? this.table.questions.answer(question.key, command) : false;
  }
}
