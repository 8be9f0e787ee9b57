import { describe, expect, it } from 'vitest';
import { nextPage } from './pages.ts';

describe('a long end on a TV', () => {
  it('stays where it is while all of it is in sight', () => {
    expect(nextPage(0, 720, 720)).toBe(0);
  });

  it('goes on by three quarters of the screen, and no further than its end', () => {
    expect(nextPage(0, 720, 2000)).toBe(540);
    expect(nextPage(1200, 720, 2000)).toBe(1280);
  });

  it('begins anew after its last page', () => {
    expect(nextPage(1280, 720, 2000)).toBe(0);
    expect(nextPage(1279.5, 720, 2000)).toBe(0);
  });
});
