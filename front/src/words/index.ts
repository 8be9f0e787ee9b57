export * from './composedIds.ts';
export type { MessageId } from './ids.gen.ts';
export {
  FALLBACK,
  LANGUAGES,
  capital,
  dateText,
  hasMessage,
  joinWithAnd,
  language,
  languageLabel,
  languageName,
  loadGameMessages,
  localized,
  preferredLanguage,
  refusalSentence,
  putGameFirst,
  setLanguage,
  t,
  languageChoices,
  type Facts,
  type Language,
} from './words.svelte.ts';
