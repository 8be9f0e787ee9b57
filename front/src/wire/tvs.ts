import { ask } from './http.ts';
import type { Admitted, Tvs } from './schema.gen.ts';

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** Lets the TV that shows this code show the table. */
export const putUpTv = (table: string, code: string) => ask<Tvs>(`${at(table)}/tvs`, { code });

/** Makes this very browser a TV of the table's, which stays when its host leaves. */
export const putUpTvHere = (table: string) => ask<Admitted>(`${at(table)}/tvs/here`, undefined, 'POST');

/** One of the table's TVs shows it no longer. */
export const putAwayTv = (table: string, tv: string) =>
  ask<Tvs>(`${at(table)}/tvs/${encodeURIComponent(tv)}`, undefined, 'DELETE');

/** As a TV: be known again by a cookie. */
export const admitTv = (table: string, token: string) => ask<Admitted>(`${at(table)}/tv`, { token });

/** As a TV: show the table no longer. */
export const goDark = (table: string) => ask<Tvs>(`${at(table)}/tv`, undefined, 'DELETE');
