import { ask } from './http.ts';
import type { ReplayInfo, ReplaySteps } from '../schema.gen.ts';

/** The view of a replay: a seat's, a spectator's ('watch'), or with everything open. */
export type ReplayLook = number | 'open' | 'watch';

/** A game of a table. */
export interface GamePlace {
  code: string;
  number: number;
}

/** A game of a table, and the secret of a shared link to its replay. */
export interface ReplayPlace extends GamePlace {
  secret: string;
}

const at = ({ code, number }: GamePlace) => `/api/tables/${encodeURIComponent(code)}/games/${number}`;
/** The secret is sent as a header, because addresses are written to logs. */
const secretHeader = ({ secret }: ReplayPlace): Record<string, string> =>
  secret ? { 'x-unspoken-replay': secret } : {};

/** Fetch a finished game's players and number of steps. */
export const fetchReplay = (place: ReplayPlace) =>
  ask<ReplayInfo>(at(place), undefined, 'GET', secretHeader(place));

/** Fetch a batch of steps, from step `from` on. */
export const fetchReplaySteps = (place: ReplayPlace, look: ReplayLook, from: number) =>
  ask<ReplaySteps>(`${at(place)}/steps?as=${look}&from=${from}`, undefined, 'GET', secretHeader(place));

/** Fetch the server's analysis of a finished game. */
export const fetchHindsight = (place: ReplayPlace) =>
  ask<unknown>(`${at(place)}/hindsight`, undefined, 'GET', secretHeader(place));

/** Share a replay: make a public link. */
export const shareReplay = (place: GamePlace, names: boolean) =>
  ask<ReplayInfo>(`${at(place)}/link`, { names });

/** Withdraw the public link. */
export const takeReplayBack = (place: GamePlace) => ask<ReplayInfo>(`${at(place)}/link`, undefined, 'DELETE');
