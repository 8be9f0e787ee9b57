import { expect, test } from 'vitest';
import { signChannel } from './reactions.ts';

const voice = (channel: string, speak = true) => ({ channel, speak });

test('a sign goes to everybody if the open channel allows it', () => {
  expect(signChannel([voice('team-0'), voice('table')])).toBe('table');
});

test('directors send signs to each other while the table is silent', () => {
  expect(signChannel([voice('table', false), voice('directors')])).toBe('directors');
});

test('without a channel to speak in, no sign can be sent', () => {
  expect(signChannel([voice('table', false)])).toBeNull();
});
