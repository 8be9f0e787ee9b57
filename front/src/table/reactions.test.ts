import { expect, test } from 'vitest';
import { signChannel } from './reactions.ts';

const voice = (channel: string, speak = true) => ({ channel, speak });

test('a sign is for everybody, wherever else one may speak', () => {
  expect(signChannel([voice('team-0'), voice('table')])).toBe('table');
});

test('directors give each other signs while the table is silent', () => {
  expect(signChannel([voice('table', false), voice('directors')])).toBe('directors');
});

test('in silence there is nowhere to give a sign', () => {
  expect(signChannel([voice('table', false)])).toBeNull();
});
