// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** Said in the room: the table hears it without us. */
export interface Aloud {
  type: "aloud";
}

/** Seen enough of the reveal. */
export interface GoOn {
  type: "go-on";
}

export interface Lay {
  type: "lay";
  cards: string[];
}

export interface Options {
  target?: number;
  pace?: Pace;
  language?: "en" | "pl";
  deck?: string;
}

/** The table's word for its timers. */
export type Pace = "brisk" | "off" | "relaxed";

export type Phase = "dealing" | "laying" | "over" | "revealed" | "telling" | "voting";

export interface Private {
  hand: string[];
  laid?: string[];
  own?: number[];
  vote?: number | null;
}

export interface Public {
  phase: Phase;
  round: number;
  target: number;
  language: string;
  lays: number;
  teller: number | null;
  clue: Written | Recorded | Aloud | Unsaid | null;
  scores: number[];
  pile: number;
  board?: string[];
  owners?: number[];
  votes?: (number | null)[];
  gains?: number[];
  album?: Story[];
}

export interface Recorded {
  type: "recorded";
  sound: string;
}

/** A round that has been told: a page of the album. */
export interface Story {
  teller: number;
  card: string;
  clue: Written | Recorded | Aloud | Unsaid;
  found: number[];
  fooled: number[];
}

export interface Tell {
  type: "tell";
  card: string;
  clue: Written | Recorded | Aloud;
}

/** The clock ran out before a word was found: the picture must speak for itself. */
export interface Unsaid {
  type: "unsaid";
}

export interface Vote {
  type: "vote";
  number: number;
}

export interface Written {
  type: "written";
  text: string;
}

export type Command = Tell | Lay | Vote | GoOn;
