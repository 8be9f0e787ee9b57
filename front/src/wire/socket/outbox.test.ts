import { expect, test } from 'vitest';
import { Outbox } from './outbox.ts';

const answer = { type: 'answer', id: 'a', key: 'vote', command: {} } as const;
const line = { type: 'say', id: 's', channel: 'table', text: 'hello' } as const;

test('an acknowledged answer is not sent again', async () => {
  const outbox = new Outbox();
  const reply = outbox.keep(answer);
  outbox.settle('a', 'heard');
  expect([await reply, outbox.answers()]).toEqual(['heard', []]);
});

test('an answer survives a lost connection', () => {
  const outbox = new Outbox();
  void outbox.keep(answer);
  outbox.dropTransient();
  expect(outbox.answers()).toEqual([answer]);
});

test('a line of talk is lost with the connection', async () => {
  const outbox = new Outbox();
  const reply = outbox.keep(line);
  outbox.dropTransient();
  expect(await reply).toBe('lost');
});

test('a reply to an unknown id returns false', () => {
  expect(new Outbox().settle('unknown', 'heard')).toBe(false);
});
