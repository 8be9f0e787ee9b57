import type { GameCover } from '@games';
import picture from './door.webp';
import './theme.css';

const cover: GameCover = {
  place: 2,
  picture,
  words: {
    en: {
      title: 'Pareidolia',
      tagline: 'Two silent artists, one sky',
    },
    pl: {
      title: 'Pareidolia',
      tagline: 'Dwoje milczących, jedno niebo',
    },
  },
};

export default cover;
