import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { language, preferredLanguage, setLanguage } from '@words';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

afterEach(() => vi.unstubAllGlobals());

test('the language requested last is shown, even if an earlier one loads later', async () => {
  await setLanguage('en');
  const slow = setLanguage('pl');
  await setLanguage('en');
  await slow;
  expect(language()).toBe('en');
});

test.each([
  [['pl-PL', 'en'], 'pl'],
  [['plt', 'en'], 'en'],
])('a browser that prefers %j gets %s', (languages, tag) => {
  vi.stubGlobal('navigator', { languages });
  expect(preferredLanguage()).toBe(tag);
});
