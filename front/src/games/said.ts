import type { Chair, Said } from '@wire';
import { FALLBACK, hasSentence, language, t, type Facts } from '@words';

/** What a line of talk says here: a person's own words, or a bot's sentence in the language spoken now. */
export function saidText(line: Said, chairs: readonly Chair[]): string {
  const { remark } = line;
  if (!remark) return line.text;
  const id = sentenceId(remark.code);
  // What a bot said in a game that this page has never been at.
  if (!hasSentence(id)) return '';
  const name = chairs[remark.about ?? -1]?.name ?? '';
  return t(id, { ...inLanguage(remark.facts ?? {}), name });
}

/** Facts that a bot tells in each language: `word_en` and `word_pl` are `word` here. */
export function inLanguage(facts: Facts): Facts {
  const told: Facts = { ...facts };
  for (const [key, value] of Object.entries(facts)) {
    const [name, spoken] = key.split('_');
    if (name && spoken && (spoken === language() || (spoken === FALLBACK && !(name in told))))
      told[name] = value;
  }
  return told;
}

const sentenceId = (code: string): string => `says-${code}`;
