import type { DeckChange, Decks, House, Invitation, NewTable, Opened, OwnDeck } from './schema.gen.ts';

/** The house said no: a code, and the facts its sentence needs. */
export class RefusedError extends Error {
  readonly code: string;
  readonly facts: Record<string, string | number>;

  constructor(code: string, facts: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** What a refusal looks like on the wire. */
export interface RefusalBody {
  code?: string;
  facts?: Record<string, string | number>;
}

/** Asks the house; whatever goes wrong comes back as a RefusedError with a sentence of its own. */
async function ask<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const asked: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let reply: Response;
  try {
    reply = await fetch(path, asked);
  } catch {
    throw new RefusedError('unreachable');
  }
  const said = (await reply.json().catch(() => null)) as unknown;
  if (reply.ok && said !== null) return said as T;
  const denied = (said ?? {}) as RefusalBody;
  throw new RefusedError(denied.code ?? 'unreachable', denied.facts ?? {});
}

/** What can be played here. */
export const fetchHouse = () => ask<House>('/api/house');

/** Opens a table and sits down at it; with bots, the game starts at once. */
export const openTable = (wish: NewTable) => ask<Opened>('/api/tables', wish);

/** What somebody with the code may know before joining. */
export const fetchInvitation = (code: string) => ask<Invitation>(`/api/tables/${encodeURIComponent(code)}`);

/** Asks for a place at a table. */
export const joinTable = (code: string, name: string) =>
  ask<Opened>(`/api/tables/${encodeURIComponent(code)}/people`, { name });

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
