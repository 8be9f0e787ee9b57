import { describe, expect, it } from 'vitest';
import type { Reveal, Round } from '../schema.gen.ts';
import { bestMoment, happened } from './roundStory.ts';

const reveal = (testers: Reveal['testers'], control: Reveal['control'], to: number | null): Reveal => ({
  image: 'blot',
  symbol: 'circle',
  testers,
  control,
  to,
});
const round = (subject: number, ...reveals: Reveal[]): Round => ({
  testers: 0,
  subject,
  words: [],
  images: [],
  removed: '',
  matching: [],
  reveals,
});

describe('what happened in a round', () => {
  it.each([
    ['both', [reveal('circle', 'waves', 0), reveal('circle', null, 0)]],
    ['once', [reveal('circle', 'waves', 0), reveal('waves', null, 1)]],
    ['one', [reveal('circle', 'circle', 0)]],
    ['stolen', [reveal('waves', 'circle', 1)]],
    ['nobody', [reveal('waves', 'triangle', null)]],
  ] as const)('is %s', (expected, reveals) => {
    expect(happened(reveals)).toBe(expected);
  });
});

describe('the best moment', () => {
  const both = round(1, reveal('circle', null, 0), reveal('circle', null, 0));
  const stolen = round(2, reveal('waves', 'circle', 1));
  const one = round(3, reveal('circle', 'waves', 0));

  it('is a round that the winner read twice', () => {
    expect(bestMoment([both, stolen, one], 0)?.round.subject).toBe(1);
  });
  it('is a stolen blot if the winner stole one', () => {
    expect(bestMoment([both, stolen, one], 1)).toMatchObject({ round: { subject: 2 }, stolen: true });
  });
  it('is missing if nobody won a blot', () => {
    expect(bestMoment([round(4, reveal('waves', 'triangle', null))], null)).toBeNull();
  });
});
