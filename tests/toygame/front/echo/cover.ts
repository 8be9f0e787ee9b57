import type { GameCover } from "@games";
import picture from "./door.svg";
import "./theme.css";

const cover: GameCover = {
  picture,
  words: {
    en: { title: "Echo", tagline: "Be the highest, and the only one" },
    pl: { title: "Echo", tagline: "Najwyżej, byle w pojedynkę" },
  },
};

export default cover;
