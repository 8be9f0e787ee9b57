import { describe, expect, it } from 'vitest';
import { placeNote } from './notePlacement.ts';

const phone = { width: 360, height: 740 };
const note = { width: 280, height: 100 };

describe('a note next to its target', () => {
  it('lies above a target at the bottom', () => {
    const hand = { x: 0, y: 620, width: 360, height: 120 };
    expect(placeNote(hand, note, phone)).toEqual({ x: 40, y: 504, side: 'above' });
  });

  it('lies below a target at the top', () => {
    const rail = { x: 0, y: 0, width: 360, height: 60 };
    expect(placeNote(rail, note, phone)).toEqual({ x: 40, y: 76, side: 'below' });
  });

  it('stays in the window next to a target in a corner', () => {
    const corner = { x: 300, y: 600, width: 50, height: 50 };
    expect(placeNote(corner, note, phone)?.x).toBe(72);
  });

  it('lies to the side if there is no room above or below', () => {
    const column = { x: 0, y: 0, width: 500, height: 900 };
    expect(placeNote(column, note, { width: 1440, height: 900 })?.side).toBe('right');
  });

  it('takes another side instead of covering the main button', () => {
    const cards = { x: 0, y: 300, width: 360, height: 120 };
    const button = { x: 20, y: 200, width: 320, height: 50 };
    expect(placeNote(cards, note, phone)?.side).toBe('above');
    expect(placeNote(cards, note, phone, [button])?.side).toBe('below');
  });

  it('covers neither of two boxes to keep free', () => {
    const words = { x: 0, y: 60, width: 200, height: 240 };
    const question = { x: 220, y: 100, width: 400, height: 60 };
    const button = { x: 0, y: 320, width: 400, height: 50 };
    const wide = { width: 740, height: 480 };
    expect(placeNote(words, note, wide, [question])?.side).toBe('below');
    expect(placeNote(words, note, wide, [question, button])).toEqual({ x: 216, y: 168, side: 'right' });
    expect(placeNote(words, note, { ...wide, width: 480 }, [question, button])).toBeNull();
  });

  it('moves along its target past a box to keep free', () => {
    const piece = { x: 600, y: 200, width: 200, height: 300 };
    const sentence = { x: 560, y: 100, width: 340, height: 180 };
    const desk = { width: 1000, height: 620 };
    expect(placeNote(piece, { width: 280, height: 180 }, desk)?.side).toBe('left');
    expect(placeNote(piece, { width: 280, height: 180 }, desk, [sentence])).toEqual({
      x: 304,
      y: 288,
      side: 'left',
    });
  });

  it('stays where its tail points at its target', () => {
    const target = { x: 600, y: 20, width: 100, height: 60 };
    const sentence = { x: 0, y: 90, width: 1000, height: 60 };
    const side = { x: 0, y: 0, width: 1000, height: 18 };
    expect(placeNote(target, note, { width: 1000, height: 900 }, [sentence, side])).toBeNull();
  });

  it('has no place if it would cover its target everywhere', () => {
    expect(placeNote({ x: 0, y: 0, width: 360, height: 740 }, note, phone)).toBeNull();
  });
});
