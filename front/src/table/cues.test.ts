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

test('who comes in hears nothing of what was before', () => {
  expect(cue(null, { waiting: [0] })).toBe(null);
  expect(cue({ game: 'echo 0' }, { waiting: [0] })).toBe(null);
});

test('your turn is heard once, and again when the next question comes', () => {
  expect(cue({}, { waiting: [0, 1] })).toBe('turn');
  expect(cue({ waiting: [0, 1] }, { waiting: [0] })).toBe(null);
  expect(cue({ waiting: [0] }, { phase: 'laying', waiting: [0] })).toBe('turn');
});

test('nobody is called on a screen for all', () => {
  expect(cue({ seat: null }, { seat: null, waiting: [0, 1] })).toBe(null);
});

test('one of many who answers makes no sound; the last one does', () => {
  expect(cue({ waiting: [1, 2] }, { waiting: [2] })).toBe(null);
  expect(cue({ waiting: [2] }, { phase: 'laying', waiting: [] })).toBe('all-in');
});

test('what is turned over is heard before anything else', () => {
  expect(cue({ waiting: [2] }, { phase: 'revealed', waiting: [0, 1, 2] })).toBe('reveal');
});

test('the end is heard once', () => {
  expect(cue({}, { over: true, phase: 'over' })).toBe('end');
  expect(cue({ over: true }, { over: true })).toBe(null);
});

test('the last ten seconds begin once, and only where somebody is waited for', () => {
  expect(cue({ left: 10_100 }, { left: 9_900 })).toBe('hurry');
  expect(cue({ left: 9_900 }, { left: 9_600 })).toBe(null);
  expect(cue({ left: 10_100 }, { left: 9_900, waiting: [] })).toBe(null);
  expect(cue({ left: null }, { left: 5_000 })).toBe(null);
});
