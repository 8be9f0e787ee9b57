export { LANGUAGES, language, learn, speak, t, tells, type Facts, type Language } from './words.svelte.ts';
