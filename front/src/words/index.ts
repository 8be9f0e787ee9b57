export {
  LANGUAGES,
  addGameSentences,
  hasSentence,
  joinWithAnd,
  language,
  preferredLanguage,
  setLanguage,
  t,
  type Facts,
  type Language,
} from './words.svelte.ts';
