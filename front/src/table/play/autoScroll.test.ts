import { describe, expect, it } from 'vitest';
import { nextPage } from './autoScroll.ts';

describe('a long page on a TV', () => {
  it('does not scroll if all of it is visible', () => {
    expect(nextPage(0, 720, 720)).toBe(0);
  });

  it('scrolls by three quarters of the screen, and no further than its end', () => {
    expect(nextPage(0, 720, 2000)).toBe(540);
    expect(nextPage(1200, 720, 2000)).toBe(1280);
  });

  it('starts again after its last page', () => {
    expect(nextPage(1280, 720, 2000)).toBe(0);
    expect(nextPage(1279.5, 720, 2000)).toBe(0);
  });
});
