import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { languageFolders, messagesOf, type LanguageFolder } from '../../languages.ts';

type Part = Exclude<FluentResource['body'][number]['value'], string | null>[number];
type Pattern = string | readonly Part[];

const TEMPLATE = fileURLToPath(new URL('../../../src/unspoken/cli/template/words', import.meta.url));
/** Messages that a language may lack: names of other languages. */
const isOptional = (id: string): boolean => id.startsWith('spoken-');
const PLURALS = ['zero', 'one', 'two', 'few', 'many'];

/** Return the names of a language's files of messages; a partial language may lack any of them. */
function fluentFiles(folder: string): string[] {
  const files = ['pages', 'games'].flatMap((part) =>
    existsSync(join(folder, part)) ? readdirSync(join(folder, part)).map((file) => join(part, file)) : [],
  );
  return ['page.ftl', ...files].filter((file) => existsSync(join(folder, file)));
}
const parse = (text: string) =>
  new Map(new FluentResource(text).body.map((message) => [message.id, message]));
const messages = (folder: string, file: string) => parse(readFileSync(join(folder, file), 'utf8'));

/** Return every part of a message, including those of its variants. */
function parts(pattern: Pattern | null): Part[] {
  if (pattern === null || typeof pattern === 'string') return [];
  return pattern.flatMap((part) =>
    typeof part !== 'string' && part.type === 'select'
      ? [part, part.selector, ...part.variants.flatMap((variant) => parts(variant.value))]
      : [part],
  );
}

/** Return the names of a message's variables. */
function facts(pattern: Pattern | null): string[] {
  const named = parts(pattern).flatMap((part) =>
    typeof part !== 'string' && part.type === 'var' ? part.name : [],
  );
  return [...new Set(named)].sort();
}

/** Return the keys of each plural selector whose variants also contain the number. */
function counted(pattern: Pattern | null): string[][] {
  return parts(pattern).flatMap((part) => {
    if (typeof part === 'string' || part.type !== 'select' || part.selector.type !== 'var') return [];
    const keys = part.variants.map(({ key }) => String(key.type === 'str' ? key.value : ''));
    const showsNumber = facts(part.variants[part.star]?.value ?? null).includes(part.selector.name);
    return showsNumber && keys.some((key) => PLURALS.includes(key)) ? [keys] : [];
  });
}

/** Return the plural categories of whole numbers in a locale. */
function wholeNumbers(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))];
}

const [english, ...others] = languageFolders() as [LanguageFolder, ...LanguageFolder[]];
const complete = others.filter((language) => language.complete);
const translated = others.filter(({ folder }) => fluentFiles(folder).length > 0);

describe.each([english, ...translated])('$name', ({ folder, locale }) => {
  test.each(fluentFiles(folder))('%s has each message once', (file) => {
    const ids = new FluentResource(readFileSync(join(folder, file), 'utf8')).body.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  // The default variant may stand for one category that is not listed.
  test.each(fluentFiles(folder))('%s has every plural category that its numbers need', (file) => {
    const needed = wholeNumbers(locale);
    const wrong = [...messages(folder, file)].filter(([, message]) =>
      counted(message.value).some((keys) => needed.filter((category) => !keys.includes(category)).length > 1),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  test.each(fluentFiles(folder))('%s is parsed completely', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect([...messages(folder, file).keys()]).toEqual([...messagesOf(text).keys()]);
  });
});

describe.each(complete)('$name is complete: it', ({ folder }) => {
  test('has the same files', () => {
    expect(fluentFiles(folder)).toEqual(fluentFiles(english.folder));
  });

  test.each(fluentFiles(english.folder))('%s has the same messages', (file) => {
    const ids = (from: string) => [...messages(from, file).keys()].filter((id) => !isOptional(id)).sort();
    expect(ids(folder)).toEqual(ids(english.folder));
  });
});

describe.each(translated)('$name compared with the fallback language', ({ folder }) => {
  test.each(fluentFiles(folder))('%s has no unknown messages', (file) => {
    expect(fluentFiles(english.folder)).toContain(file);
    const known = messages(english.folder, file);
    expect([...messages(folder, file).keys()].filter((id) => !isOptional(id) && !known.has(id))).toEqual([]);
  });

  test.each(fluentFiles(folder))('%s uses no unknown variables', (file) => {
    const known = fluentFiles(english.folder)
      .flatMap((any) => [...messages(english.folder, any).values()])
      .flatMap((message) => facts(message.value));
    const wrong = [...messages(folder, file)].filter(([, message]) =>
      facts(message.value).some((fact) => !known.includes(fact)),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
});

test('the template of a game has the same messages in all languages', () => {
  const [first, ...rest] = readdirSync(TEMPLATE).map((file) => [...messages(TEMPLATE, file).keys()]);
  expect(rest.length).toBeGreaterThan(0);
  for (const ids of rest) expect(ids).toEqual(first);
});
