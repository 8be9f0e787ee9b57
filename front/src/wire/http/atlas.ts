import { ask } from './http.ts';
import type { Atlas, AtlasPage } from '../schema.gen.ts';

/** Fetch all subjects of the atlas. */
export const fetchAtlas = () => ask<Atlas>('/api/atlas');

/** Fetch the page of one picture or word. */
export const fetchAtlasPage = (game: string, subject: string) =>
  ask<AtlasPage>(`/api/atlas/${encodeURIComponent(game)}/${encodeURIComponent(subject)}`);
