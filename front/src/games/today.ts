import type { Verdict } from '@ui/today/verdict.ts';

export type { Verdict };

/** The props of a game's part of the puzzle of the day. */
export interface TodayProps {
  /** The server's data; the game knows its type. */
  part: unknown;
  /** Send an answer and return the server's reply; null if it was refused, which the page shows. */
  answer(body: Record<string, unknown>): Promise<unknown>;
  /** The part is over. The page then shows `TodayReview` with this answer and the server's reply. */
  done(verdict: Verdict, answer: unknown, reply: unknown): void;
}

/** The props of the explanation of a game's part, after it was answered or after its day. */
export interface TodayReviewProps {
  part: unknown;
  /** The answer as the game gave it to `done`; null if this person did not answer. */
  answer: unknown | null;
  verdict: Verdict | null;
  /** The server's reply to this answer; without an answer, the reply to the right one. */
  reply: unknown;
  /** For each question: how many people of this house gave each answer; empty if too few have. */
  counts: readonly Record<string, number>[];
}
