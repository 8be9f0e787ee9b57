import { describe, expect, it } from 'vitest';
import type { NightView } from '@wire';
import { wayOn } from './wayOn.ts';

const night = (changes: Partial<NightView>): NightView => ({
  playlist: [],
  played: [],
  people: [],
  bots: [],
  wishes: [],
  over: false,
  titles: [],
  ...changes,
});

describe('the way on from the end of a game', () => {
  it('is the same game once more where there is no night, or none any more', () => {
    expect(wayOn(null)).toEqual({ asks: 'start', name: null });
    expect(wayOn(night({ over: true, playlist: [{ game: 'dixit' }] })).asks).toBe('start');
  });

  it('is the next game of the night, by its name', () => {
    expect(wayOn(night({ playlist: [{ game: 'dixit' }, { game: null }] })).asks).toBe('play-next');
  });

  it('is the night’s score where a vote decides, or nothing is left', () => {
    expect(wayOn(night({ playlist: [{ game: null }] })).asks).toBe('reopen');
    expect(wayOn(night({})).asks).toBe('reopen');
  });
});
