import { ask } from './http.ts';
import type { TodayPuzzle } from '../schema.gen.ts';

/** The puzzle of a day: a part for each game, in the server's order. */
export interface Today {
  date: string;
  /** A game knows the type of its part. */
  parts: readonly { game: string; part: unknown }[];
}

/** Fetch the puzzle of the day, which is the same for everybody. */
export async function fetchToday(): Promise<Today> {
  const { date, ...parts } = await ask<TodayPuzzle>('/api/today');
  return { date, parts: Object.entries(parts).map(([game, part]) => ({ game, part })) };
}

/** Answer a game's part of a day's puzzle; the type of the reply depends on the game. */
export const answerToday = (game: string, date: string, body: Record<string, unknown>) =>
  ask<unknown>(`/api/today/${game}`, { ...body, date });
