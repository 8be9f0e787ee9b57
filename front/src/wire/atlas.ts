import { ask } from './http.ts';
import type { Atlas, AtlasPage } from './schema.gen.ts';

/** All that this house has seen. */
export const fetchAtlas = () => ask<Atlas>('/api/atlas');

/** One picture or word, with all that was made of it. */
export const fetchAtlasPage = (game: string, subject: string) =>
  ask<AtlasPage>(`/api/atlas/${encodeURIComponent(game)}/${encodeURIComponent(subject)}`);
