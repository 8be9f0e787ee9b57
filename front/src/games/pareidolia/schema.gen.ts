// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** I was the last to see a shape in the clouds: I begin (PAR-01). */
export interface Claim {
  type: "claim";
}

/** What is written on a word card. */
export interface Face {
  card: string;
  word: Record<string, string>;
  category: Record<string, string>;
}

/** A finger's way, at an even speed. */
export interface FingerLine {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  millis: number;
}

/** How a tossed piece came: from a point at the edge of the sky, turning on its way. */
export interface Flight {
  x: number;
  y: number;
  spins: number;
  millis: number;
}

/** Not I, let chance say who begins; or: seen enough. */
export interface GoOn {
  type: "go-on";
}

/** What a watcher sees in the clouds (PAR-16). */
export interface Guess {
  type: "guess";
  text: string;
}

/** What the acting artist may not touch: it was the other's last action (PAR-15). */
export interface HandsOff {
  pieces?: number[];
  shape?: string | null;
  x?: number | null;
  y?: number | null;
  within?: number | null;
}

/** The main artist keeps one of the three cards (PAR-05). */
export interface Keep {
  type: "keep";
  card: string;
}

/** A moment of a piece's way: `turn` runs on past a whole turn, so that between two frames lies a line. */
export type KeyFrame = [number, number, number, number];

/** The second artist has read the word. */
export interface Know {
  type: "know";
}

/** What was done last, so that every page shows the same. */
export interface LastAction {
  number: number;
  kind: "nudge" | "pass" | "pick-up" | "place" | "remove" | "toss";
  seat: number;
  piece?: number | null;
  was?: Pose | null;
  now?: Pose | null;
  flight?: Flight | null;
  line?: FingerLine | null;
  paths?: Path[];
}

/** A piece in the sky. */
export interface LyingPiece {
  piece: number;
  pose: Pose;
}

/** An artist's word, when the round is over, that the guess which ended it was not the word (PAR-16). */
export interface No {
  type: "no";
}

/** A finger is set down at the first point and drawn to the second (PAR-13). */
export interface Nudge {
  type: "nudge";
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The house rules. */
export interface Options {
  minutes?: 2 | 3 | 5;
  times?: number;
  pace?: Pace;
  language?: string;
  words?: string;
  clouds?: string;
  begin_pace?: OwnPace;
  word_pace?: OwnPace;
  toss_pace?: OwnPace;
  vote_pace?: OwnPace;
  look_pace?: OwnPace;
}

/** The table's word for one kind of decision: a pace of its own, or the same as all the others. */
export type OwnPace = "brisk" | "off" | "relaxed" | "same";

/** The table's word for its timers. */
export type Pace = "brisk" | "off" | "relaxed";

/** How a piece moved while the finger pushed: key frames, from where it lay to where it lies. */
export interface Path {
  piece: number;
  frames: KeyFrame[];
}

/** Where a game is: `SITTING` before the deck is shuffled, `FLYING` while the toss is in the air. */
export type Phase = "bell" | "claiming" | "drawing" | "flying" | "keeping" | "knowing" | "over" | "playing" | "shown" | "sitting" | "tossing" | "voting";

/** A piece in the sky is put back elsewhere, on top (PAR-11). */
export interface PickUp {
  type: "pick-up";
  piece: number;
  x: number;
  y: number;
  turn: number;
  flip: boolean;
}

/** A piece from the supply, on top of what lies there (PAR-10). */
export interface Place {
  type: "place";
  shape: string;
  x: number;
  y: number;
  turn: number;
  flip: boolean;
}

/** How a piece lies: where its middle is, how far it is turned, and whether it is mirrored. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
  flip: boolean;
}

/** What one seat sees besides. */
export interface Private {
  drawn?: Face[];
  word?: Face | null;
  fellow?: number | null;
  vote?: Vote | null;
}

/** What everybody sees. */
export interface Public {
  phase: Phase;
  round: number;
  rounds: number;
  clouds: string;
  shapes: string[];
  discs: Record<string, [number, number, number][]>;
  droplets: number[];
  language?: string;
  first?: number | null;
  artist?: number | null;
  second?: number | null;
  timekeeper?: number | null;
  turn?: number | null;
  next?: number | null;
  clock?: number | null;
  category?: Record<string, string>;
  word?: Record<string, string>;
  sky?: LyingPiece[];
  supply?: Record<string, number>;
  last_action?: LastAction | null;
  hands_off?: HandsOff | null;
  guesses?: SaidGuess[];
  earlier_guesses?: number;
  found?: number | null;
  affirmed?: number | null;
  denied?: number[];
  rewarded?: number[];
  tied?: number[];
  votes?: (Vote | null)[];
  decided_by_vote?: boolean;
  past?: RoundSummary[];
}

/** A piece in the sky goes back to the supply (PAR-12). */
export interface Remove {
  type: "remove";
  piece: number;
}

/** A round that has been played, as everybody may read it when the game is over. */
export interface RoundSummary {
  artist: number;
  second: number;
  word: Record<string, string>;
  finder: number | null;
  guess: string | null;
  questions: string[];
  sky: LyingPiece[];
}

/** A watcher's guess, as everybody reads it (PAR-23). */
export interface SaidGuess {
  seat: number;
  text: string;
}

/** The main artist tosses a cloud of this shape into the sky (PAR-07). */
export interface Toss {
  type: "toss";
  shape: string;
}

/** The most visibly relaxed of the tied, or None for a voter who abstains (PAR-20). */
export interface Vote {
  type: "vote";
  seat: number | null;
}

/** An artist's word that a guess is right, by the guess's number, from 1 (PAR-16). */
export interface Yes {
  type: "yes";
  guess: number;
}

export type Command = Claim | GoOn | Keep | Know | Toss | Place | PickUp | Remove | Nudge | Guess | Yes | No | Vote;

export const ACTIONS = ["place", "pick-up", "remove", "nudge"] as const;

export const CARDS_DRAWN = 3 as const;

export const DECISIONS = ["begin", "word", "toss", "vote", "look"] as const;

export const DEFAULT_OPTIONS = {"minutes": 2, "times": 0, "pace": "relaxed", "language": "en", "words": "cloud-words", "clouds": "clouds", "begin_pace": "same", "word_pace": "same", "toss_pace": "same", "vote_pace": "same", "look_pace": "same"} as const;

export const FINGER_RADIUS = 80 as const;

export const LONGEST_GUESS = 60 as const;

export const MINUTES = [2, 3, 5] as const;

export const PACES = ["off", "relaxed", "brisk"] as const;

export const SHORTEST_NUDGE = 50 as const;

export const SKY = {"width": 6000, "height": 4000} as const;

export const TIMES = [0, 1, 2, 3] as const;

export const WHOLE_TURN = 3600 as const;
