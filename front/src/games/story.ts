/** One of the four pictures that explain a game, with a sentence. */
export interface StoryPanel {
  /** The picture's address. */
  picture: string;
  /** The message id of the sentence. */
  messageId: string;
}
