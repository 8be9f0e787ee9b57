import { ask } from './http.ts';
import type { TodayPuzzle } from './schema.gen.ts';

/** The puzzle of the day, the same for everybody. */
export const fetchToday = () => ask<TodayPuzzle>('/api/today');

/** An answer to a game's part of a day; what is told depends on the game. */
export const answerToday = (game: string, date: string, body: Record<string, unknown>) =>
  ask<unknown>(`/api/today/${game}`, { ...body, date });
