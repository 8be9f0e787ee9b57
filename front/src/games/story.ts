/** One of the four pictures that tell a game's idea, and the sentence below it. */
export interface StoryPanel {
  /** The picture's address: it is fetched when somebody looks. */
  picture: string;
  /** The sentence's name. */
  says: string;
}
