/**
 * What the page knows of a game before anybody plays it: enough for a door. A cover is loaded with the page, and the
 * game's theme.css with it; everything else waits in its module. What stands on its door are its sentences
 * `cover-<game>-title`, `-tagline` and, if it likes, `-about`. A game is called what its folder is called.
 */
export interface GameCover {
  /** Where its door stands among the others, the smallest first; doors without a place come after them, by name. */
  place?: number;
  /** With how many bots somebody plays it best who is alone; four, where nothing is said. */
  bots?: number;
  /** Its door is the chosen one until somebody chooses another. */
  suggested?: boolean;
  /** The address of what is seen through its door; without it there is plain light. */
  picture?: string;
  /** The same, half as wide, for telephones: 212 pixels where the other has 424. */
  smallPicture?: string;
}

export interface CoverWords {
  title: string;
  /** A few words below the title. */
  tagline: string;
  /** What it is about, for those who sit at the open table. */
  about?: string;
}
