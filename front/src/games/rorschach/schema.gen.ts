// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** This one of us shall be the subject. */
export interface Choose {
  type: "choose";
  seat: number;
}

/** The control team's guess at the image of the first guess. */
export interface Counter {
  type: "counter";
  symbol: Symbol;
}

/** No second guess, where the table allows it. */
export interface Decline {
  type: "decline";
}

/** Seen enough of the reveal. */
export interface GoOn {
  type: "go-on";
}

/** The first guess and the second alike. */
export interface Guess {
  type: "guess";
  image: string;
  symbol: Symbol;
}

/** A symbol on an image. */
export interface Mark {
  image: string;
  symbol: Symbol;
}

/** The matching, sealed. */
export interface Match {
  type: "match";
  symbols: Symbol[];
}

/** The house rules. */
export interface Options {
  teams?: "seated" | "shuffled";
  first?: "first" | "second" | "seed";
  may_decline?: boolean;
  pace?: Pace;
  deck?: string;
  words?: string;
  choose_pace?: OwnPace;
  remove_pace?: OwnPace;
  match_pace?: OwnPace;
  guess_pace?: OwnPace;
  counter_pace?: OwnPace;
  look_pace?: OwnPace;
}

/** The table's word for one kind of decision: a pace of its own, or the same as all the others. */
export type OwnPace = "brisk" | "off" | "relaxed" | "same";

/** The table's word for its timers. */
export type Pace = "brisk" | "off" | "relaxed";

/** How far a round is. */
export type Phase = "choosing" | "countering" | "dealing" | "guessing" | "matching" | "over" | "removing" | "revealed" | "scored" | "seating" | "second";

/** What one seat sees besides. */
export interface Private {
  team: number;
  role: Role;
  deciders?: number[];
  proposals?: (Choose | Remove | Guess | Counter | Decline | null)[];
  leaning?: Choose | Remove | Guess | Counter | Decline | null;
  suggested?: number | null;
  matching?: Mark[];
}

/** What everybody sees. */
export interface Public {
  phase: Phase;
  round: number;
  teams: number[];
  testers: number;
  may_decline: boolean;
  won: [string[], string[]];
  image_pile: number;
  word_pile: number;
  subject?: number | null;
  silent?: boolean;
  words?: ShownWord[];
  images?: string[];
  images_left?: string[];
  removed?: string | null;
  guess?: Mark | null;
  counter?: Symbol | null;
  reveals?: Reveal[];
  second?: SecondGuess | null;
  declined?: boolean;
  matching?: Mark[];
  past?: Round[];
  winner?: number | null;
}

/** This image shall be out of the round. */
export interface Remove {
  type: "remove";
  image: string;
}

/** An image whose symbol was shown. */
export interface Reveal {
  image: string;
  symbol: Symbol;
  testers: Symbol;
  control: Symbol | null;
  to: number | null;
}

/** What a seat is in a round; whoever will be the subject is a tester until it is chosen. */
export type Role = "control" | "subject" | "tester";

/** A round that has been scored: by then everybody knows all of it (ROR-16). */
export interface Round {
  testers: number;
  subject: number;
  words: ShownWord[];
  images: string[];
  removed: string;
  matching: Mark[];
  reveals: Reveal[];
}

/** What the test team may still win in this round, after a right first guess (ROR-10, ROR-11). */
export interface SecondGuess {
  images: string[];
  if_wrong: number | null;
}

/** A word on the table, and the symbol that lies on it. */
export interface ShownWord {
  id: string;
  text: Record<string, string>;
  symbol: Symbol;
}

/** A marker: one lies on each word, and the subject puts one on each image. */
export type Symbol = "circle" | "triangle" | "waves";

export type Command = Choose | Remove | Match | Guess | Counter | Decline | GoOn;

export const DECISIONS = ["choose", "remove", "match", "guess", "counter", "look"] as const;

export const DEFAULT_OPTIONS = {"teams": "seated", "first": "seed", "may_decline": false, "pace": "relaxed", "deck": "ink", "words": "words", "choose_pace": "same", "remove_pace": "same", "match_pace": "same", "guess_pace": "same", "counter_pace": "same", "look_pace": "same"} as const;

export const MAJORITY = [0, 1, 2, 2, 3, 3] as const;

export const POINTS_TO_WIN = 4 as const;

export const LEAD_TO_WIN = 2 as const;
