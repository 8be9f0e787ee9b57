export type * from './schema.gen.ts';
export { MOST_PLANNED } from './schema.gen.ts';
export {
  RefusedError,
  changeDeck,
  fetchDecks,
  fetchHouse,
  fetchInvitation,
  fetchOwnDeck,
  joinTable,
  openTable,
  removePicture,
} from './http.ts';
export { uploadPicture } from './upload.ts';
export { altOf, forgetAlts } from './alts.svelte.ts';
