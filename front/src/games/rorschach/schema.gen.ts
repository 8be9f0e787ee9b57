// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** Propose a member of the seat's own team as the subject. */
export interface Choose {
  type: "choose";
  seat: number;
}

/** Propose the control team's guess at the image of the first guess. */
export interface Counter {
  type: "counter";
  symbol: Symbol;
}

/** Propose to make no second guess, if the house rules allow it. */
export interface Decline {
  type: "decline";
}

/** Go on: end the reveal for this player. */
export interface GoOn {
  type: "go-on";
}

/** Propose a first or second guess. */
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

/** Seal the matching. */
export interface Match {
  type: "match";
  symbols: Symbol[];
}

/** The house rules of a table. */
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

/** The timer of one kind of decision: its own pace, or the table's. */
export type OwnPace = "brisk" | "off" | "relaxed" | "same";

/** The timers of a table. */
export type Pace = "brisk" | "off" | "relaxed";

/** The phase of a round. */
export type Phase = "choosing" | "countering" | "dealing" | "guessing" | "matching" | "over" | "removing" | "revealed" | "scored" | "seating" | "second";

/** What only one seat sees. */
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

/** Propose to remove an image from the round. */
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

/** The role of a seat in a round; the subject is a tester until it is chosen. */
export type Role = "control" | "subject" | "tester";

/** A scored round, which everybody knows entirely (ROR-16). */
export interface Round {
  testers: number;
  subject: number;
  words: ShownWord[];
  images: string[];
  removed: string;
  matching: Mark[];
  reveals: Reveal[];
}

/** The second guess of a round, which follows a right first guess (ROR-10, ROR-11). */
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
