import { describe, expect, it } from 'vitest';
import type { NightView } from '@wire';
import { nextStep } from './nextStep.ts';

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

describe('the next step after a game', () => {
  it('is the same game again without a night, or after it', () => {
    expect(nextStep(null)).toEqual({ request: 'start', label: null });
    expect(nextStep(night({ over: true, playlist: [{ game: 'dixit' }] })).request).toBe('start');
  });

  it('is the next game of the night', () => {
    expect(nextStep(night({ playlist: [{ game: 'dixit' }, { game: null }] })).request).toBe('play-next');
  });

  it('is the night’s standing if a vote decides or no game is left', () => {
    expect(nextStep(night({ playlist: [{ game: null }] })).request).toBe('reopen');
    expect(nextStep(night({})).request).toBe('reopen');
  });
});
