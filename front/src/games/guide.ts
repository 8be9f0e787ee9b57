/** A hint of a game's guide: an element of the board and a sentence about it. */
export interface GuideMark {
  /** The message id; each hint is shown once. */
  messageId: string;
  /** A CSS selector of the element. The hint waits until the element is visible. */
  selector: string;
}
