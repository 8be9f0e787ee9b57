import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '@words';
import { timeLeft } from './timeLeft.ts';

const HOUR = 3600;

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

afterEach(async () => {
  await setLanguage('en'); // other tests in this process expect it
  vi.unstubAllGlobals();
});

test.each([
  [72 * HOUR + 5, '3 days left', 'zostały 3 dni'],
  [48 * HOUR - 1, '47 hours left', 'zostało 47 godzin'],
  [HOUR, 'one hour left', 'została godzina'],
  [HOUR - 1, '59 minutes left', 'zostało 59 minut'],
  [-5, 'one minute left', 'została minuta'],
])('%i seconds are told in words', async (seconds, english, polish) => {
  await setLanguage('en');
  expect(timeLeft(1000 + seconds, 1000)).toBe(english);
  await setLanguage('pl');
  expect(timeLeft(1000 + seconds, 1000)).toBe(polish);
});
