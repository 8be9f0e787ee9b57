import type { IconName } from '@ui';

/** A team, as the table shows it. */
export interface Team {
  number: 0 | 1;
  /** Its name in the current language. */
  name: string;
  icon: IconName;
}

/** The teams as the lobby shows them. */
export interface Seating {
  /** By number; a single team if all play together. */
  teams: readonly [Team, Team?];
  /** The word between two teams, as in "Day against Night". */
  between: string;
  hint: string;
}

/** The teams of a game that has teams. */
export interface Teams<Public> {
  /** Return the teams for the chosen house rules. */
  seating(options: Record<string, unknown>): Seating;
  /** Return the team of each seat in a game; null if there are no opponents. */
  inPlay(view: Public): readonly Team[] | null;
}
