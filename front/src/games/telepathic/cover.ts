import type { GameCover } from '@games';
import smallPicture from './door-small.webp';
import picture from './door.webp';
import './theme.css';

const cover: GameCover = {
  place: 3,
  picture,
  smallPicture,
  words: {
    en: {
      title: 'Telepathic',
      tagline: 'Win together without a word',
    },
    pl: {
      title: 'Telepathic',
      tagline: 'Wygrajcie razem bez słowa',
    },
  },
};

export default cover;
