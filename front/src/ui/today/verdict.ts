/** How well somebody answered a part of the puzzle of the day. */
export type Verdict = 'right' | 'nearly' | 'wrong';
