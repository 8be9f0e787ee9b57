import type { GameCover } from '@games';
import smallPicture from './door-small.webp';
import picture from './door.webp';
import './theme.css';

const cover: GameCover = {
  place: 4,
  suggested: true,
  picture,
  smallPicture,
  words: {
    en: {
      title: 'Dixit',
      tagline: 'A clue not too clear',
      about: 'Tell a card without telling it. If everyone finds it, or no one does, you get nothing.',
    },
    pl: {
      title: 'Dixit',
      tagline: 'Skojarzenie nie za jasne',
      about: 'Opowiedz kartę, nie zdradzając jej. Gdy znajdą ją wszyscy albo nikt, nie dostaniesz nic.',
    },
  },
};

export default cover;
