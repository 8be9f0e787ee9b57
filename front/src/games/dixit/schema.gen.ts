// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** A clue spoken in the room; the server does not know it. */
export interface Aloud {
  type: "aloud";
}

/** How many of the other players found the teller's card. */
export type Found = "all" | "none" | "some";

/** Go on: end the reveal for this player, or pass in the first round. */
export interface GoOn {
  type: "go-on";
}

/** Choose cards of the hand that fit the clue (DIX-04). */
export interface Lay {
  type: "lay";
  cards: string[];
}

/** The house rules of a table. */
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

/** The timer of one kind of decision: its own pace, or the table's. */
export type OwnPace = "brisk" | "off" | "relaxed" | "same";

/** The timers of a table. */
export type Pace = "brisk" | "off" | "relaxed";

/** A round as everybody saw it when its votes were shown. */
export interface PastRound {
  teller: number;
  clue: Written | Recorded | Aloud | Unsaid;
  board: string[];
  owners: number[];
  votes: (number | null)[];
}

/** The phase of a round. */
export type Phase = "dealing" | "laying" | "over" | "revealed" | "telling" | "voting";

/** What only one seat sees. */
export interface Private {
  hand: string[];
  laid?: string[];
  own?: number[];
  vote?: number | null;
  past?: PastRound[];
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
  scores: number[];
  pile: number;
  clue?: Written | Recorded | Aloud | Unsaid | null;
  board?: string[];
  owners?: number[];
  votes?: (number | null)[];
  gains?: number[];
  verdict?: Verdict | null;
  next_teller?: number | null;
  album?: Story[];
}

/** A recorded clue. */
export interface Recorded {
  type: "recorded";
  sound: string;
}

/** A finished round: an entry of the album. */
export interface Story {
  teller: number;
  card: string;
  clue: Written | Recorded | Aloud | Unsaid;
  voters: number[];
  found: number[];
  fooled: number[];
}

/** Choose a card of the hand and give a clue to it (DIX-03). */
export interface Tell {
  type: "tell";
  card: string;
  clue: Written | Recorded | Aloud;
}

/** No clue: the teller's time ran out. */
export interface Unsaid {
  type: "unsaid";
}

/** Who found the teller's card. */
export interface Verdict {
  number: number;
  found: number[];
  found_by: Found;
}

/** Vote, by number, for the card that may be the teller's (DIX-06). */
export interface Vote {
  type: "vote";
  number: number;
}

/** A written clue. */
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
