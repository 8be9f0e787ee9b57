import { withBase } from '../address.ts';
import type {
  DeckChange,
  Decks,
  HouseInfo,
  Invitation,
  OpenTable,
  Admitted,
  OwnDeckInfo,
  Refusal,
} from '../schema.gen.ts';

/** A refusal of an HTTP request; also thrown, with the code 'unreachable', if the server does not answer. */
export class RefusedError extends Error {
  readonly code: string;
  readonly facts: NonNullable<Refusal['facts']>;

  constructor({ code = 'unreachable', facts = {} }: Partial<Refusal> = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** Send a request to a path of the server and return its JSON; throw a RefusedError on any failure. */
export async function ask<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
  headers: Record<string, string> = {},
): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? { method, headers }
      : { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  let reply: Response;
  try {
    reply = await fetch(withBase(path), request);
  } catch {
    throw new RefusedError();
  }
  const json = (await reply.json().catch(() => null)) as unknown;
  if (reply.ok && json !== null) return json as T;
  throw new RefusedError((json ?? {}) as Partial<Refusal>);
}

/** Fetch the server's information on itself and its games. */
export const fetchHouse = () => ask<HouseInfo>('/api/house');

/** Open a table and take a seat at it; with bots, the game starts at once. */
export const openTable = (request: OpenTable) => ask<Admitted>('/api/tables', request);

/** Fetch what everybody with the code may know of a table before joining it. */
export const fetchInvitation = (code: string) => ask<Invitation>(`/api/tables/${encodeURIComponent(code)}`);

/** Join a table. */
export const joinTable = (code: string, name: string) =>
  ask<Admitted>(`/api/tables/${encodeURIComponent(code)}/people`, { name });

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

/** Fetch the decks that a table can choose, including its own. */
export const fetchDecks = (code: string) => ask<Decks>(`${at(code)}/decks`);

/** Fetch the table's own deck; only for its host. */
export const fetchOwnDeck = (code: string) => ask<OwnDeckInfo>(`${at(code)}/deck`);

/** Change a table's own deck: its title, its reach, or the descriptions of its pictures. */
export const changeDeck = (code: string, change: DeckChange) =>
  ask<OwnDeckInfo>(`${at(code)}/deck`, change, 'PATCH');

/** Remove a picture from a table's own deck. */
export const removePicture = (code: string, picture: string) =>
  ask<OwnDeckInfo>(`${at(code)}/deck/pictures/${encodeURIComponent(picture)}`, undefined, 'DELETE');
