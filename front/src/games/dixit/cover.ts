import type { GameCover } from '@games';
import smallPicture from './door-small.webp';
import picture from './door.webp';
import './theme.css';

const cover: GameCover = {
  place: 4,
  suggested: true,
  picture,
  smallPicture,
};

export default cover;
