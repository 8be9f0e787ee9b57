import { withBase } from '../address.ts';
import { ask, RefusedError } from './http.ts';
import type { GamePlace } from './replays.ts';
import type { AlbumInfo, Refusal } from '../schema.gen.ts';

/** A game of a table, and the key of a shared link to its album. */
export interface AlbumPlace extends GamePlace {
  key: string;
}

const at = ({ code, number }: AlbumPlace) => `/api/tables/${encodeURIComponent(code)}/games/${number}`;
const query = ({ key }: AlbumPlace, language: string) =>
  new URLSearchParams({ language, ...(key && { key }) }).toString();

/** Fetch a game's album as text. */
export const fetchAlbum = (place: AlbumPlace, language: string) =>
  ask<AlbumInfo>(`${at(place)}/album?${query(place, language)}`);

/** Fetch a game's album as a picture. */
export async function fetchAlbumPicture(place: AlbumPlace, language: string): Promise<Blob> {
  let reply: Response;
  try {
    reply = await fetch(withBase(`${at(place)}/album.png?${query(place, language)}`));
  } catch {
    throw new RefusedError();
  }
  if (reply.ok) return reply.blob();
  throw new RefusedError(((await reply.json().catch(() => null)) ?? {}) as Partial<Refusal>);
}
