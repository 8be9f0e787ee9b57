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
export { admitTv, goDark, putAwayTv, putUpTv, putUpTvHere } from './tvs.ts';
export { WaitingTv } from './waitingTv.ts';
export { fetchTonight, wishTonight } from './tonight.ts';
export { fetchWords, writeWords } from './words.ts';
export { uploadPicture } from './upload.ts';
export { altOf, forgetAlts } from './alts.svelte.ts';
