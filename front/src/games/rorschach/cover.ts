import type { GameCover } from '@games';
import smallPicture from './door-small.webp';
import picture from './door.webp';
import './theme.css';

const cover: GameCover = {
  place: 1,
  bots: 3,
  picture,
  smallPicture,
  words: {
    en: {
      title: 'Rorschach',
      tagline: 'Read a friend’s mind in ink',
    },
    pl: {
      title: 'Rorschach',
      tagline: 'Czytaj w myślach z atramentu',
    },
  },
};

export default cover;
