import { ask } from './http.ts';
import type { Admitted, Tvs } from '../schema.gen.ts';

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** Show the table on the TV that displays this code. */
export const addTv = (table: string, code: string) => ask<Tvs>(`${at(table)}/tvs`, { code });

/** Make this browser a TV of the table, which stays when its host leaves. */
export const addThisTv = (table: string) => ask<Admitted>(`${at(table)}/tvs/here`, undefined, 'POST');

/** Remove the table from one of its TVs. */
export const removeTv = (table: string, tv: string) =>
  ask<Tvs>(`${at(table)}/tvs/${encodeURIComponent(tv)}`, undefined, 'DELETE');

/** As a TV: exchange the token for a cookie. */
export const admitTv = (table: string, token: string) => ask<Admitted>(`${at(table)}/tv`, { token });

/** As a TV: stop showing the table. */
export const removeThisTv = (table: string) => ask<Tvs>(`${at(table)}/tv`, undefined, 'DELETE');
