/** A thing to touch and a sentence about it, for somebody who plays a game for the first time. */
export interface GuideMark {
  /** The sentence's name; each is said once. */
  says: string;
  /** Where the thing is, as a selector. While there is no such thing, or not in sight, the mark waits. */
  at: string;
}
