import { expect, test } from 'vitest';
import { Outbox } from './outbox.ts';

const answer = { type: 'answer', id: 'a', key: 'vote', command: {} } as const;
const said = { type: 'say', id: 's', channel: 'table', text: 'hello' } as const;

test('an answer that was heard is not said again', async () => {
  const outbox = new Outbox();
  const reply = outbox.keep(answer);
  outbox.settle('a', 'heard');
  expect([await reply, outbox.answers()]).toEqual(['heard', []]);
});

test('an answer outlives a broken connection', () => {
  const outbox = new Outbox();
  void outbox.keep(answer);
  outbox.forgetTheRest();
  expect(outbox.answers()).toEqual([answer]);
});

test('what is only good for the moment is lost with the connection', async () => {
  const outbox = new Outbox();
  const reply = outbox.keep(said);
  outbox.forgetTheRest();
  expect(await reply).toBe('lost');
});

test('a reply that nobody waits for is told so', () => {
  expect(new Outbox().settle('unknown', 'heard')).toBe(false);
});
