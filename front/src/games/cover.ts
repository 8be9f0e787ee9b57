/**
 * What the page needs to show a game's door. The cover and the game's theme.css are loaded with the page, everything else
 * with the game's module. The texts of the door are the messages `cover-<game>-title`, `-tagline` and optionally
 * `-about`. A game's name is the name of its folder.
 */
export interface GameCover {
  /** The door's position, smallest first; doors without a place follow, sorted by name. */
  place?: number;
  /** The number of bots in a game that a person starts alone; four by default. */
  bots?: number;
  /** Its door is chosen by default. */
  suggested?: boolean;
  /** The address of the picture in its door; without it the door is plain. */
  picture?: string;
  /** The same picture for phones: 212 instead of 424 pixels wide. */
  smallPicture?: string;
}

export interface CoverWords {
  title: string;
  /** A few words, shown below the title. */
  tagline: string;
  /** What the game is about, shown in the lobby. */
  about?: string;
}
