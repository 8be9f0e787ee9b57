import type { StoryPanel } from '@games';
import first from './story-1.svg?no-inline';
import second from './story-2.svg?no-inline';
import third from './story-3.svg?no-inline';
import fourth from './story-4.svg?no-inline';

/** The idea of the game in four pictures. */
export const story: readonly StoryPanel[] = [
  { picture: first, messageId: 'dixit-story-1' },
  { picture: second, messageId: 'dixit-story-2' },
  { picture: third, messageId: 'dixit-story-3' },
  { picture: fourth, messageId: 'dixit-story-4' },
];
