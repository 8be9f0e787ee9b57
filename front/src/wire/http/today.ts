import { ask } from './http.ts';
import type { TodayCounts, TodayPuzzle, TodaySolution } from '../schema.gen.ts';

/** The puzzle of a day: a part for each game, in the server's order. */
export interface Today {
  date: string;
  /** A game knows the type of its part. */
  parts: readonly { game: string; part: unknown }[];
}

/** Fetch the puzzle of today, or of one of the last thirty days; it is the same for everybody. */
export async function fetchToday(day?: string): Promise<Today> {
  const { date, ...parts } = await ask<TodayPuzzle>(day ? `/api/today/days/${day}` : '/api/today');
  return { date, parts: Object.entries(parts).map(([game, part]) => ({ game, part })) };
}

/** Fetch the replies to the right answers of a day that is over, by game. */
export const fetchSolution = (day: string): Promise<Record<string, unknown>> =>
  ask<TodaySolution & Record<string, unknown>>(`/api/today/days/${day}/solution`);

/** Fetch how the people of this house answered. */
export const fetchCounts = (day: string) => ask<TodayCounts>(`/api/today/days/${day}/counts`);

/** Answer a game's part of a day's puzzle; the type of the reply depends on the game. */
export const answerToday = (game: string, date: string, body: Record<string, unknown>, browser: string) =>
  ask<unknown>(`/api/today/${game}`, { ...body, date, ...(browser && { browser }) });
