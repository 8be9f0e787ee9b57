export { StoredChoice, readStored, writeStored } from './storage.svelte.ts';
