import { expect, test } from 'vitest';
import golden from './preview.golden.json';
import {
  covers,
  firstMet,
  nudgeObjection,
  placeObjection,
  sendablePose,
  sendableSpot,
  type Disc,
  type SolidPiece,
} from './preview.ts';
import { FINGER_RADIUS } from './schema.gen.ts';

type Nudge = (typeof golden.nudges)[number];

const DISCS = golden.discs as unknown as Record<string, readonly Disc[]>;

const solid = ({ sky }: Nudge): SolidPiece[] =>
  sky.map(({ piece, shape, ...pose }) => ({ piece, pose, discs: DISCS[shape] ?? [] }));

test.each(golden.nudges)('page and server find the same first piece: a finger that $name', (nudge) => {
  expect(firstMet(solid(nudge), nudge.from, nudge.to)).toBe(nudge.met);
});

test.each(golden.nudges)('page and server agree on starts on a cloud: a finger that $name', (nudge) => {
  const starts = solid(nudge).some((piece) => covers(piece, nudge.from, FINGER_RADIUS));
  expect(starts).toBe(nudge.objections.includes('nudge-starts-on-a-cloud'));
});

test.each(golden.nudges)("the page shows the server's first objection: a finger that $name", (nudge) => {
  const handsOff = { pieces: nudge.protected === null ? [] : [nudge.protected] };
  const objection = nudgeObjection(solid(nudge), handsOff, nudge.from, nudge.to);
  expect(objection).toBe(nudge.objections[0] ?? null);
});

test.each(golden.poses)('page and server agree whether the place is protected: a cloud put $name', (put) => {
  const handsOff = put.removed === null ? null : golden.removed;
  expect(placeObjection(handsOff, put.shape, put.pose) !== null).toBe(put.refused === 'place-protected');
});

test.each(golden.poses)('sendablePose changes only invalid poses: a cloud put $name', (put) => {
  const unsendable = put.refused === 'outside-the-sky' || put.refused === 'no-such-turn';
  expect(sendablePose(put.pose)).toEqual(unsendable ? expect.not.objectContaining(put.pose) : put.pose);
});

test('a pose is sent as integers, with its centre in the sky', () => {
  const pose = sendablePose({ x: -3.4, y: 4000.6, turn: -150.2, flip: true });
  expect(pose).toEqual({ x: 0, y: 4000, turn: 3450, flip: true });
});

test('whole turns are dropped from a pose', () => {
  expect(sendablePose({ x: 1, y: 1, turn: 7350, flip: false }).turn).toBe(150);
});

test('a point is sent as integers, inside the sky', () => {
  expect(sendableSpot({ x: 6000.4, y: 1999.5 })).toEqual({ x: 6000, y: 2000 });
});

test('nothing is protected before the first action', () => {
  expect(placeObjection(null, 'heap', { x: 2000, y: 2000 })).toBeNull();
});
