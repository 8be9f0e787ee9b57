export type * from './schema.gen.ts';
export { Refusal, house, invitation, join, openTable } from './http.ts';
export { altOf } from './alts.svelte.ts';
