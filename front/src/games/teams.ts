import type { IconName } from '@ui';

/** One of two teams, as the table shows it. */
export interface Team {
  number: 0 | 1;
  /** What it is called, in the language spoken now. */
  name: string;
  icon: IconName;
}

/** The two teams of a game that has teams. */
export interface Teams<Public> {
  both(): readonly [Team, Team];
  /** The team of each seat in a game. */
  inPlay(view: Public): readonly Team[];
}
