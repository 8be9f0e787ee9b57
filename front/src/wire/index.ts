export type * from './schema.gen.ts';
export {
  RefusedError,
  changeDeck,
  decksOf,
  house,
  invitation,
  join,
  openTable,
  ownDeck,
  takeOut,
} from './http.ts';
export { bringPicture } from './upload.ts';
export { altOf, forgetAlts } from './alts.svelte.ts';
