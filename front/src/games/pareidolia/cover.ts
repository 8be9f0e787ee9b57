import type { GameCover } from '@games';
import smallPicture from './door-small.webp';
import picture from './door.webp';
import './theme.css';

const cover: GameCover = {
  place: 2,
  picture,
  smallPicture,
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
