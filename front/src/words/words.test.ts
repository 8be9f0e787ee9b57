import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { language, preferredLanguage, setLanguage } from '@words';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

afterEach(() => vi.unstubAllGlobals());

test('the language that was wished last is spoken, whichever comes first', async () => {
  await setLanguage('en');
  const slow = setLanguage('pl');
  await setLanguage('en');
  await slow;
  expect(language()).toBe('en');
});

test.each([
  [['pl-PL', 'en'], 'pl'],
  [['plt', 'en'], 'en'],
])('a browser that likes %j is spoken to in %s', (languages, tag) => {
  vi.stubGlobal('navigator', { languages });
  expect(preferredLanguage()).toBe(tag);
});
