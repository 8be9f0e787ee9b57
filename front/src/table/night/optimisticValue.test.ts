import { expect, test } from 'vitest';
import { OptimisticValue } from './optimisticValue.svelte.ts';

let confirmed: string[] = [];
/** Resolves the server's replies, in the order of the requests. */
let replies: (() => void)[] = [];
const sent: string[][] = [];
const send = (value: string[]) => {
  sent.push(value);
  return new Promise<void>((settle) => replies.push(settle));
};

function begin(): OptimisticValue<string[]> {
  [confirmed, replies] = [['dixit'], []];
  return new OptimisticValue(() => confirmed);
}

test('a second change builds on the first before the server has answered', () => {
  const playlist = begin();
  void playlist.request([...playlist.value, 'rorschach'], send);
  void playlist.request([...playlist.value, 'telepathic'], send);
  expect(sent.at(-1)).toEqual(['dixit', 'rorschach', 'telepathic']);
});

test('a refused change is dropped', async () => {
  const playlist = begin();
  const request = playlist.request([], send);
  replies[0]?.();
  await request;
  expect(playlist.value).toEqual(['dixit']);
});

test('a first reply does not end the wait for the second', async () => {
  const playlist = begin();
  const first = playlist.request(['a'], send);
  void playlist.request(['a', 'b'], send);
  replies[0]?.();
  await first;
  expect(playlist.value).toEqual(['a', 'b']);
});
