import type { Question } from '@wire';
import { joinWithAnd, t } from '@words';
import type { BoardProps } from './module.ts';

/** Anything that tells its kind by a tag, as commands do. */
interface Tagged {
  type: string;
}

/** A game as one viewer sees it: the board's properties in the game's own types, and the ways to answer. */
export class PlayState<Public, Private, Command extends Tagged> {
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get table(): BoardProps {
    return this.#props();
  }

  /** What everybody sees. */
  get view(): Public {
    return this.table.view as Public;
  }

  /** What I see besides; null for those who watch. */
  get mine(): Private | null {
    return this.table.mine as Private | null;
  }

  // ---- who is who

  /** '' where there is nobody. */
  name(seat: number | null | undefined): string {
    return typeof seat === 'number' ? (this.table.chairs[seat]?.name ?? '') : '';
  }

  seal(seat: number): number {
    return this.table.chairs[seat]?.seal ?? 0;
  }

  /** Whether a person sits there and is at the table: theirs are the voices that count where several decide. */
  here(seat: number): boolean {
    const { chairs, away } = this.table;
    return !(chairs[seat]?.bot ?? false) && !away.includes(seat);
  }

  /** "you and Wen", in the order given. */
  names(seats: readonly number[]): string {
    return joinWithAnd(
      seats.map((seat) => (seat === this.table.seat ? t('you-in-a-sentence') : this.name(seat))),
    );
  }

  // ---- what is asked

  /** Seconds for which the table has waited for others; null where it waits for me, or for nobody. */
  get since(): number | null {
    const { asks, paused, replayed, waiting } = this.table;
    const mine = asks.some((ask) => ask.owed !== false);
    return mine || paused || replayed || waiting.length === 0 ? null : this.table.waited();
  }

  /** The question that such an answer would answer, if it stands. */
  question(kind: Command['type']): Question | undefined {
    return this.table.asks.find((ask) => ask.answers.includes(kind));
  }

  /** The table's list of such answers. */
  choices<Kind extends Command['type']>(kind: Kind): Extract<Command, { type: Kind }>[] {
    const listed = (this.question(kind)?.choices ?? []) as Command[];
    return listed.filter((one): one is Extract<Command, { type: Kind }> => one.type === kind);
  }

  /** Whether the table still waits for such an answer of mine. */
  owes(kind: Command['type']): boolean {
    const question = this.question(kind);
    return question !== undefined && question.owed !== false;
  }

  /** Answers the question of its kind; true once the table has heard it. */
  async answer(command: Command): Promise<boolean> {
    const question = this.question(command.type);
    return question ? this.table.answer(question.key, command) : false;
  }
}
