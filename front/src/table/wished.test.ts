import { expect, test } from 'vitest';
import { Wished } from './wished.svelte.ts';

let told: string[] = [];
/** Replies that are still to come. */
let replies: (() => void)[] = [];
const sent: string[][] = [];
const send = (wish: string[]) => {
  sent.push(wish);
  return new Promise<void>((settle) => replies.push(settle));
};

function begin(): Wished<string[]> {
  [told, replies] = [['dixit'], []];
  return new Wished(() => told);
}

test('a second wish is built on the first, though the table has not heard it yet', () => {
  const playlist = begin();
  void playlist.ask([...playlist.value, 'rorschach'], send);
  void playlist.ask([...playlist.value, 'telepathic'], send);
  expect(sent.at(-1)).toEqual(['dixit', 'rorschach', 'telepathic']);
});

test('what was refused is forgotten', async () => {
  const playlist = begin();
  const asked = playlist.ask([], send);
  replies[0]?.();
  await asked;
  expect(playlist.value).toEqual(['dixit']);
});

test('a first reply does not end the wait for the second', async () => {
  const playlist = begin();
  const first = playlist.ask(['a'], send);
  void playlist.ask(['a', 'b'], send);
  replies[0]?.();
  await first;
  expect(playlist.value).toEqual(['a', 'b']);
});
