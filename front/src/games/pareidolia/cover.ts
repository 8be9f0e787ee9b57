import type { GameCover } from '@games';
import smallPicture from './door-small.webp';
import picture from './door.webp';
import './theme.css';

const cover: GameCover = {
  place: 2,
  picture,
  smallPicture,
};

export default cover;
