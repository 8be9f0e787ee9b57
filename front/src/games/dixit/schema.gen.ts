// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** Said in the room: the table hears it without us. */
export interface Aloud {
  type: "aloud";
}

/** Seen enough of the reveal. */
export interface GoOn {
  type: "go-on";
}

/** Cards of the hand that the clue could have been about (DIX-04). */
export interface Lay {
  type: "lay";
  cards: string[];
}

/** What a table agrees on before it plays. */
export interface Options {
  target?: number;
  pace?: Pace;
  language?: "en" | "pl";
  deck?: string;
}

/** The table's word for its timers. */
export type Pace = "brisk" | "off" | "relaxed";

/** Where in a round the table is. */
export type Phase = "dealing" | "laying" | "over" | "revealed" | "telling" | "voting";

/** What one seat sees besides. */
export interface Private {
  hand: string[];
  laid?: string[];
  own?: number[];
  vote?: number | null;
}

/** What everybody sees. */
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

/** A clue to be heard. */
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

/** A card of the hand, and a clue to it (DIX-03). */
export interface Tell {
  type: "tell";
  card: string;
  clue: Written | Recorded | Aloud;
}

/** The clock ran out before a word was found: the picture must speak for itself. */
export interface Unsaid {
  type: "unsaid";
}

/** The number of the card that one takes for the teller's (DIX-06). */
export interface Vote {
  type: "vote";
  number: number;
}

/** A clue to be read. */
export interface Written {
  type: "written";
  text: string;
}

export type Command = Tell | Lay | Vote | GoOn;
