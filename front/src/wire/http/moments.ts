import { ask } from './http.ts';
import type { LastMoment } from '../schema.gen.ts';

/** Fetch the public view of the last reveal of a running game. */
export const fetchMoment = (code: string) =>
  ask<LastMoment>(`/api/tables/${encodeURIComponent(code)}/moment`, undefined, 'GET');
