/** What a game's part of the day's puzzle is told. */
export interface TodayProps {
  /** As the house sent it; a game knows its type. */
  part: unknown;
  /** Gives an answer, and comes back with what is told; null where the house refused, which the page has said. */
  answer(body: Record<string, unknown>): Promise<unknown>;
  /** The part is over: a sign for each thing that was asked, right or not. */
  done(signs: readonly boolean[]): void;
}
