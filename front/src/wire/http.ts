import type { House, Invitation, NewTable, Opened } from './schema.gen.ts';

/** The house said no: a code, and the facts its sentence needs. */
export class Refusal extends Error {
  readonly code: string;
  readonly facts: Record<string, string | number>;

  constructor(code: string, facts: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

interface Denied {
  code?: string;
  facts?: Record<string, string | number>;
}

/** Asks the house; whatever goes wrong comes back as a Refusal with a sentence of its own. */
async function ask<T>(path: string, body?: unknown): Promise<T> {
  const asked: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let reply: Response;
  try {
    reply = await fetch(path, asked);
  } catch {
    throw new Refusal('unreachable');
  }
  const said = (await reply.json().catch(() => null)) as unknown;
  if (reply.ok && said !== null) return said as T;
  const denied = (said ?? {}) as Denied;
  throw new Refusal(denied.code ?? 'unreachable', denied.facts ?? {});
}

/** What can be played here. */
export const house = () => ask<House>('/api/house');

/** Opens a table and sits down at it; with bots, the game starts at once. */
export const openTable = (wish: NewTable) => ask<Opened>('/api/tables', wish);

/** What somebody with the code may know before joining. */
export const invitation = (code: string) => ask<Invitation>(`/api/tables/${encodeURIComponent(code)}`);

/** Asks for a place at a table. */
export const join = (code: string, name: string) =>
  ask<Opened>(`/api/tables/${encodeURIComponent(code)}/people`, { name });
