import type { GameCover } from '@games';
import picture from './door.svg';
import './theme.css';

const cover: GameCover = {
  picture,
  words: {
    en: { title: 'Pattern', tagline: 'Think like your left neighbour' },
    pl: { title: 'Pattern', tagline: 'Pomyśl jak osoba po lewej' },
  },
};

export default cover;
