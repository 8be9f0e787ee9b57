import { expect, test } from 'vitest';
import { grasp, heldByTwo, snapToGrid, takeStroke, takeWithTwo, topmost, turnedAround } from './grip.ts';
import type { SolidPiece } from '../preview.ts';

const puff = (piece: number, x: number, y: number): SolidPiece => ({
  piece,
  pose: { x, y, turn: 0, flip: false },
  discs: [[0, 0, 170]],
});
const LOWER = puff(0, 1000, 1000);
const UPPER = puff(1, 1200, 1000);
const SKY = [LOWER, UPPER];
const NEAR = 100;

test('the upper of two clouds under a finger is taken', () => {
  expect(topmost(SKY, { x: 1100, y: 1000 }, 0)?.piece).toBe(UPPER.piece);
});

test('a cloud under the finger is preferred to an upper cloud beside it', () => {
  expect(topmost(SKY, { x: 1010, y: 1000 }, 50)?.piece).toBe(LOWER.piece);
});

test('a cloud beside the finger is taken if no cloud is under it', () => {
  expect(topmost(SKY, { x: 1390, y: 1000 }, 50)?.piece).toBe(UPPER.piece);
});

test('nothing is taken if no cloud is within reach', () => {
  expect(topmost(SKY, { x: 1500, y: 1000 }, 50)).toBeNull();
});

test('a held piece is carried on, even under another', () => {
  const taken = grasp(SKY, LOWER, true, { x: 1100, y: 1010 }, 0);
  expect(taken).toEqual({ kind: 'carry', offset: { x: -100, y: -10 } });
});

test('a finger beside the held cloud takes another cloud', () => {
  expect(grasp(SKY, LOWER, true, { x: 1300, y: 1000 }, 0)).toEqual({ kind: 'maybe', piece: UPPER.piece });
});

test('a cloud chosen for removal is not carried, and a second touch takes none', () => {
  expect(grasp([LOWER], LOWER, false, { x: 1000, y: 1000 }, 0)).toEqual({ kind: 'maybe', piece: null });
});

test('a finger on empty sky takes no cloud', () => {
  expect(grasp(SKY, LOWER, true, { x: 3000, y: 3000 }, 0)).toEqual({ kind: 'maybe', piece: null });
});

test('a first finger begins a line', () => {
  const at = { x: 500, y: 500 };
  expect(takeStroke(null, at, NEAR)).toEqual({ end: 'to', stroke: { from: at, to: at } });
});

test('a second tap ends the line that a first one began', () => {
  const [from, at] = [
    { x: 500, y: 500 },
    { x: 900, y: 500 },
  ];
  expect(takeStroke({ from, to: from }, at, NEAR)).toEqual({ end: 'to', stroke: { from, to: at } });
});

test('a finger at the beginning of a line moves its beginning', () => {
  const stroke = { from: { x: 500, y: 500 }, to: { x: 900, y: 500 } };
  expect(takeStroke(stroke, { x: 550, y: 500 }, NEAR)).toEqual({ end: 'from', stroke });
});

test('a finger at the end of a line moves its end', () => {
  const stroke = { from: { x: 500, y: 500 }, to: { x: 900, y: 500 } };
  expect(takeStroke(stroke, { x: 950, y: 500 }, NEAR)).toEqual({ end: 'to', stroke });
});

test('a finger away from a line begins a new one', () => {
  const [stroke, at] = [
    { from: { x: 500, y: 500 }, to: { x: 900, y: 500 } },
    { x: 700, y: 900 },
  ];
  expect(takeStroke(stroke, at, NEAR)).toEqual({ end: 'to', stroke: { from: at, to: at } });
});

test('a tap snaps to the grid', () => {
  expect(snapToGrid({ x: 1024, y: 1026 })).toEqual({ x: 1000, y: 1050 });
});

test('a hand that goes around a cloud by a quarter turns it by a quarter', () => {
  expect(turnedAround({ x: 1000, y: 1000 }, { x: 2000, y: 1000 }, { x: 1000, y: 3000 })).toBeCloseTo(900);
});

test('two fingers turn a cloud with the line between them', () => {
  const grip = takeWithTwo(
    { ...LOWER.pose, turn: 300 },
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 1000, y: 900 },
  );
  const held = heldByTwo(grip, { x: 0, y: 0 }, { x: 0, y: 10 }, { x: 1000, y: 900 });
  expect(held.turn).toBeCloseTo(1200);
});

test('two fingers carry a cloud with their middle', () => {
  const grip = takeWithTwo(LOWER.pose, { x: 0, y: 0 }, { x: 10, y: 0 }, { x: 1000, y: 900 });
  expect(heldByTwo(grip, { x: 5, y: 5 }, { x: 15, y: 5 }, { x: 1300, y: 900 }).at).toEqual({
    x: 1300,
    y: 1000,
  });
});
