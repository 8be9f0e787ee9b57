// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** Said in the room: the table hears it without us. */
export interface Aloud {
  type: "aloud";
}

/** By how many of the others the teller's card was found. */
export type Found = "all" | "none" | "some";

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
  language?: string;
  deck?: string;
  tell_pace?: OwnPace;
  lay_pace?: OwnPace;
  vote_pace?: OwnPace;
  look_pace?: OwnPace;
}

/** The table's word for one kind of decision: a pace of its own, or the same as all the others. */
export type OwnPace = "brisk" | "off" | "relaxed" | "same";

/** The table's word for its timers. */
export type Pace = "brisk" | "off" | "relaxed";

/** A round as everybody saw it when its votes were shown. */
export interface PastRound {
  teller: number;
  clue: Written | Recorded | Aloud | Unsaid;
  board: string[];
  owners: number[];
  votes: (number | null)[];
}

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
  others: number[];
  clue: Written | Recorded | Aloud | Unsaid | null;
  scores: number[];
  pile: number;
  board?: string[];
  owners?: number[];
  votes?: (number | null)[];
  gains?: number[];
  verdict?: Verdict | null;
  next_teller?: number | null;
  album?: Story[];
  past?: PastRound[];
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
  voters: number[];
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

/** What the votes said of the teller's card. */
export interface Verdict {
  number: number;
  found: number[];
  found_by: Found;
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

export const DECISIONS = ["tell", "lay", "vote", "look"] as const;

export const DEFAULT_OPTIONS = {"target": 30, "pace": "off", "language": "en", "deck": "dream", "tell_pace": "same", "lay_pace": "same", "vote_pace": "same", "look_pace": "same"} as const;

export const LONGEST_CLUE = 120 as const;

export const LONGEST_RECORDING = 10 as const;

export const POINTS = {"all": {"teller": 0, "finder": 2, "other": 2}, "some": {"teller": 3, "finder": 3, "other": 0}, "none": {"teller": 0, "finder": 2, "other": 2}} as const;

export const POINTS_PER_VOTE = 1 as const;

export const SUGGESTED_TARGETS = [15, 20, 30, 40] as const;
