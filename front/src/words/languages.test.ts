import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { languageFolders, sentencesOf, type LanguageFolder } from '../../languages.ts';

type Part = Exclude<FluentResource['body'][number]['value'], string | null>[number];
type Pattern = string | readonly Part[];

const TEMPLATE = fileURLToPath(new URL('../../../src/unspoken/cli/template/words', import.meta.url));
/** What a language may leave to others' own names for themselves. */
const isOptional = (id: string): boolean => id.startsWith('spoken-');
const PLURALS = ['zero', 'one', 'two', 'few', 'many'];

const fluentFiles = (folder: string): string[] => [
  'page.ftl',
  ...readdirSync(join(folder, 'games')).map((file) => join('games', file)),
];
const messages = (text: string) => new Map(new FluentResource(text).body.map((one) => [one.id, one]));
const told = (folder: string, file: string) => messages(readFileSync(join(folder, file), 'utf8'));

/** Every part of a sentence, those in its variants too. */
function parts(pattern: Pattern | null): Part[] {
  if (pattern === null || typeof pattern === 'string') return [];
  return pattern.flatMap((part) =>
    typeof part !== 'string' && part.type === 'select'
      ? [part, part.selector, ...part.variants.flatMap((variant) => parts(variant.value))]
      : [part],
  );
}

/** The facts that a sentence speaks of. */
function facts(pattern: Pattern | null): string[] {
  const named = parts(pattern).flatMap((part) =>
    typeof part !== 'string' && part.type === 'var' ? part.name : [],
  );
  return [...new Set(named)].sort();
}

/** What each choice between plurals is made of that tells the number, too: nouns bend with it, verbs may not. */
function counted(pattern: Pattern | null): string[][] {
  return parts(pattern).flatMap((part) => {
    if (typeof part === 'string' || part.type !== 'select' || part.selector.type !== 'var') return [];
    const keys = part.variants.map(({ key }) => String(key.type === 'str' ? key.value : ''));
    const tells = facts(part.variants[part.star]?.value ?? null).includes(part.selector.name);
    return tells && keys.some((key) => PLURALS.includes(key)) ? [keys] : [];
  });
}

/** The categories that whole numbers have where a language is spoken. */
function wholeNumbers(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))];
}

const [english, ...others] = languageFolders() as [LanguageFolder, ...LanguageFolder[]];

describe.each(languageFolders())('$name', ({ folder, locale }) => {
  // The variant with the star may stand for one that is not named: in Polish many do, in English none has to.
  test.each(fluentFiles(folder))('%s has every plural that its numbers take', (file) => {
    const needed = wholeNumbers(locale);
    const wrong = [...told(folder, file)].filter(([, one]) =>
      counted(one.value).some((keys) => needed.filter((category) => !keys.includes(category)).length > 1),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  test.each(fluentFiles(folder))('%s is read whole', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect([...told(folder, file).keys()]).toEqual([...sentencesOf(text).keys()]);
  });
});

describe.each(others)('$name beside what it falls back to', ({ folder }) => {
  test('has the same files', () => {
    expect(fluentFiles(folder)).toEqual(fluentFiles(english.folder));
  });

  test.each(fluentFiles(english.folder))('%s has the same sentences', (file) => {
    const ids = (from: string) => [...told(from, file).keys()].filter((id) => !isOptional(id)).sort();
    expect(ids(folder)).toEqual(ids(english.folder));
  });

  test.each(fluentFiles(english.folder))('%s speaks of nothing that nobody tells it', (file) => {
    const known = fluentFiles(english.folder)
      .flatMap((any) => [...told(english.folder, any).values()])
      .flatMap((one) => facts(one.value));
    const wrong = [...told(folder, file)].filter(([, one]) =>
      facts(one.value).some((fact) => !known.includes(fact)),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
});

test('the template of a game says the same in its languages', () => {
  const [first, ...rest] = readdirSync(TEMPLATE).map((file) => [...told(TEMPLATE, file).keys()]);
  expect(rest.length).toBeGreaterThan(0);
  for (const ids of rest) expect(ids).toEqual(first);
});
