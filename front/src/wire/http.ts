import type {
  DeckChange,
  Decks,
  HouseInfo,
  Invitation,
  OpenTable,
  Admitted,
  OwnDeck,
  Refusal,
} from './schema.gen.ts';

/** A refusal that came over HTTP, as an error that can be thrown. */
export class RefusedError extends Error {
  readonly code: string;
  readonly facts: NonNullable<Refusal['facts']>;

  constructor({ code = 'unreachable', facts = {} }: Partial<Refusal> = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** Asks the house; whatever goes wrong comes back as a RefusedError with a sentence of its own. */
export async function ask<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
  headers: Record<string, string> = {},
): Promise<T> {
  const asked: RequestInit =
    body === undefined
      ? { method, headers }
      : { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  let reply: Response;
  try {
    reply = await fetch(path, asked);
  } catch {
    throw new RefusedError();
  }
  const said = (await reply.json().catch(() => null)) as unknown;
  if (reply.ok && said !== null) return said as T;
  throw new RefusedError((said ?? {}) as Partial<Refusal>);
}

/** What can be played here. */
export const fetchHouse = () => ask<HouseInfo>('/api/house');

/** Opens a table and sits down at it; with bots, the game starts at once. */
export const openTable = (request: OpenTable) => ask<Admitted>('/api/tables', request);

/** What somebody with the code may know before joining. */
export const fetchInvitation = (code: string) => ask<Invitation>(`/api/tables/${encodeURIComponent(code)}`);

/** Asks for a place at a table. */
export const joinTable = (code: string, name: string) =>
  ask<Admitted>(`/api/tables/${encodeURIComponent(code)}/people`, { name });

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

/** The decks that a table can choose, its own among them. */
export const fetchDecks = (code: string) => ask<Decks>(`${at(code)}/decks`);

/** The table's own deck, to its host. */
export const fetchOwnDeck = (code: string) => ask<OwnDeck>(`${at(code)}/deck`);

/** Names the own deck, lends it, or says what is on its pictures. */
export const changeDeck = (code: string, change: DeckChange) =>
  ask<OwnDeck>(`${at(code)}/deck`, change, 'PATCH');

/** Takes a picture out of the own deck. */
export const removePicture = (code: string, picture: string) =>
  ask<OwnDeck>(`${at(code)}/deck/pictures/${encodeURIComponent(picture)}`, undefined, 'DELETE');
