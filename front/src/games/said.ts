import type { Chair, Said } from '@wire';
import { FALLBACK, hasMessage, language, remarkId, t, type Facts } from '@words';

/** Return the text of a line of talk: a person's own words, or a bot's remark in the current language. */
export function saidText(line: Said, chairs: readonly Chair[]): string {
  const { remark } = line;
  if (!remark) return line.text;
  const id = remarkId(remark.code);
  // A remark in a game whose messages are not loaded.
  if (!hasMessage(id)) return '';
  const name = chairs[remark.about ?? -1]?.name ?? '';
  return t(id, { ...inLanguage(remark.facts ?? {}), name });
}

/** Pick the current language of facts that are given in several languages: `word_en` or `word_pl` becomes `word`. */
export function inLanguage(facts: Facts): Facts {
  const picked: Facts = { ...facts };
  for (const [key, value] of Object.entries(facts)) {
    const [name, tag] = key.split('_');
    if (name && tag && (tag === language() || (tag === FALLBACK && !(name in picked)))) picked[name] = value;
  }
  return picked;
}
