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
} from './http/http.ts';
export { admitTv, removeThisTv, removeTv, addTv, addThisTv } from './http/tvs.ts';
export { WaitingTv } from './socket/waitingTv.ts';
export { fetchTonight, requestTonightDeck } from './http/tonight.ts';
export { fetchWords, writeWords } from './http/words.ts';
export { uploadPicture } from './http/upload.ts';
export { altOf, forgetAlts } from './alts.svelte.ts';
export { pictureAddress, withBase } from './address.ts';
