import { ask } from './http.ts';
import type { ReplayInfo, ReplaySteps } from './schema.gen.ts';

/** Through whose eyes a replay is seen: a seat's, of somebody who watched, or with all open. */
export type ReplayLook = number | 'open' | 'watch';

/** A game of a table. */
export interface GamePlace {
  code: string;
  number: number;
}

/** A game of a table, and the secret by which somebody else was let in. */
export interface ReplayPlace extends GamePlace {
  secret: string;
}

const at = ({ code, number }: GamePlace) => `/api/tables/${encodeURIComponent(code)}/games/${number}`;
/** A page's address stands in many a log, a header in none. */
const known = ({ secret }: ReplayPlace): Record<string, string> =>
  secret ? { 'x-unspoken-replay': secret } : {};

/** A game that is over, and who played it. */
export const fetchReplay = (place: ReplayPlace) => ask<ReplayInfo>(at(place), undefined, 'GET', known(place));

/** Its steps from one on, as many as come at once. */
export const fetchReplaySteps = (place: ReplayPlace, look: ReplayLook, from: number) =>
  ask<ReplaySteps>(`${at(place)}/steps?as=${look}&from=${from}`, undefined, 'GET', known(place));

/** What can be worked out of it now that all is open. */
export const fetchHindsight = (place: ReplayPlace) =>
  ask<unknown>(`${at(place)}/hindsight`, undefined, 'GET', known(place));

/** Lets whoever has the link see it. */
export const shareReplay = (place: GamePlace, names: boolean) =>
  ask<ReplayInfo>(`${at(place)}/link`, { names });

/** From now on the link leads nowhere. */
export const takeReplayBack = (place: GamePlace) => ask<ReplayInfo>(`${at(place)}/link`, undefined, 'DELETE');
