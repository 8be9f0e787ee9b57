import type { GameCover } from "@games";
import picture from "./door.svg";
import "./theme.css";

const cover: GameCover = {
  picture,
};

export default cover;
