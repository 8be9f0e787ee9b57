/** The props of a game's part of the puzzle of the day. */
export interface TodayProps {
  /** The server's data; the game knows its type. */
  part: unknown;
  /** Send an answer and return the server's reply; null if it was refused, which the page shows. */
  answer(body: Record<string, unknown>): Promise<unknown>;
  /** The part is over; `signs` has one entry per question, right or wrong. */
  done(signs: readonly boolean[]): void;
}
