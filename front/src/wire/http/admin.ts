import { ask } from './http.ts';
import type { AdminDone, AdminOverview, BanAddress, BanPeople, SignedIn } from '../schema.gen.ts';

const at = (path: string) => `/api/admin/${path}`;
const table = (code: string) => at(`tables/${encodeURIComponent(code)}`);

/** Fetch whether this browser is signed in. */
export const fetchSession = () => ask<SignedIn>(at('session'));

/** Exchange the operator's token for a cookie. */
export const signIn = (token: string) => ask<SignedIn>(at('session'), { token });

/** Delete the cookie. */
export const signOut = () => ask<SignedIn>(at('session'), undefined, 'DELETE');

/** Fetch the state of the server, its tables, decks and bans. */
export const fetchOverview = () => ask<AdminOverview>(at('overview'));

/** Close a table for good; its people see the note. */
export const closeTable = (code: string, note: string) => ask<AdminDone>(`${table(code)}/close`, { note });

/** Keep the browsers of people at a table from joining others. */
export const banPeople = (code: string, request: BanPeople) => ask<AdminDone>(`${table(code)}/bans`, request);

/** Keep an address or a network out. */
export const banAddress = (request: BanAddress) => ask<AdminDone>(at('bans'), request);

/** Lift a ban. */
export const liftBan = (id: string) =>
  ask<AdminDone>(at(`bans/${encodeURIComponent(id)}`), undefined, 'DELETE');

/** Open no new tables, or open them again. */
export const setDraining = (on: boolean) => ask<AdminDone>(at('drain'), { on });

/** Delete a table's own deck. */
export const deleteDeck = (pack: string) =>
  ask<AdminDone>(at(`decks/${encodeURIComponent(pack)}`), undefined, 'DELETE');

/** Delete all entries of the atlas. */
export const deleteAtlas = () => ask<AdminDone>(at('atlas'), undefined, 'DELETE');
