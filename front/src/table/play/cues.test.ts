import { expect, test } from 'vitest';
import { cueBetween, type Scene } from './cues.ts';

const SCENE: Scene = {
  game: 'dixit 1',
  phase: 'voting',
  over: false,
  waiting: [1, 2],
  seat: 0,
  left: 30_000,
};
const REVEALS = ['revealed'];
const cue = (before: Partial<Scene> | null, now: Partial<Scene>) =>
  cueBetween(before && { ...SCENE, ...before }, { ...SCENE, ...now }, REVEALS);

test('the first scene makes no sound', () => {
  expect(cue(null, { waiting: [0] })).toBe(null);
  expect(cue({ game: 'echo 0' }, { waiting: [0] })).toBe(null);
});

test('your turn is heard once, and again with the next question', () => {
  expect(cue({}, { waiting: [0, 1] })).toBe('turn');
  expect(cue({ waiting: [0, 1] }, { waiting: [0] })).toBe(null);
  expect(cue({ waiting: [0] }, { phase: 'laying', waiting: [0] })).toBe('turn');
});

test('a TV does not announce turns', () => {
  expect(cue({ seat: null }, { seat: null, waiting: [0, 1] })).toBe(null);
});

test('only the last of several answers is heard', () => {
  expect(cue({ waiting: [1, 2] }, { waiting: [2] })).toBe(null);
  expect(cue({ waiting: [2] }, { phase: 'laying', waiting: [] })).toBe('all-in');
});

test('a reveal takes precedence over other sounds', () => {
  expect(cue({ waiting: [2] }, { phase: 'revealed', waiting: [0, 1, 2] })).toBe('reveal');
});

test('the end is heard once', () => {
  expect(cue({}, { over: true, phase: 'over' })).toBe('end');
  expect(cue({ over: true }, { over: true })).toBe(null);
});

test('"hurry" is heard once, and only while somebody is awaited', () => {
  expect(cue({ left: 10_100 }, { left: 9_900 })).toBe('hurry');
  expect(cue({ left: 9_900 }, { left: 9_600 })).toBe(null);
  expect(cue({ left: 10_100 }, { left: 9_900, waiting: [] })).toBe(null);
  expect(cue({ left: null }, { left: 5_000 })).toBe(null);
});
