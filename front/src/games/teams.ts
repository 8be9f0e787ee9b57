import type { IconName } from '@ui';

/** One of two teams, as the table shows it. */
export interface Team {
  number: 0 | 1;
  /** What it is called, in the language spoken now. */
  name: string;
  icon: IconName;
}

/** What an open table says of who would play with whom. */
export interface Seating {
  /** By their numbers; a single one where all play together. */
  teams: readonly [Team, Team?];
  /** What stands between the two, as in "Day against Night". */
  between: string;
  hint: string;
}

/** The teams of a game that has teams. */
export interface Teams<Public> {
  /** By the house rules that are chosen. */
  seating(options: Record<string, unknown>): Seating;
  /** The team of each seat in a game; null where nobody plays against anybody. */
  inPlay(view: Public): readonly Team[] | null;
}
