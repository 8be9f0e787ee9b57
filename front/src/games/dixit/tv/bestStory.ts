import type { Story } from '../schema.gen.ts';

/** Return the story that was told best: found by about half of the others; the later one of equals. */
export function bestStory(album: readonly Story[]): Story | null {
  let best: Story | null = null;
  for (const story of album) if (best === null || quality(story) >= quality(best)) best = story;
  return best;
}

/** Return how well a story was told. Written clues are preferred, because a TV can show them. */
function quality({ found, voters, clue }: Story): number {
  const share = found.length / Math.max(1, voters.length);
  return (clue.type === 'written' ? 1 : 0) - Math.abs(share - 0.5) * 2 - (share === 0 || share === 1 ? 1 : 0);
}
