export {
  LANGUAGES,
  joinWithAnd,
  language,
  learn,
  speak,
  t,
  tells,
  type Facts,
  type Language,
} from './words.svelte.ts';
