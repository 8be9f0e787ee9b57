// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** Claim the first round: "I was the last to see a shape in the clouds" (PAR-01). */
export interface Claim {
  type: "claim";
}

/** The text of a word card. */
export interface Face {
  card: string;
  word: Record<string, string>;
  category: Record<string, string>;
}

/** The straight path of a finger, at constant speed. */
export interface FingerLine {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  millis: number;
}

/** The flight of a tossed piece: from a point at the edge of the sky, turning on its way. */
export interface Flight {
  x: number;
  y: number;
  spins: number;
  millis: number;
}

/** Pass instead of claiming the first round, show the word after the bell, or end this player's break. */
export interface GoOn {
  type: "go-on";
}

/** Guess what the clouds show (PAR-16). */
export interface Guess {
  type: "guess";
  text: string;
}

/** What the acting artist may not touch, because the other artist has just changed it (PAR-15). */
export interface HandsOff {
  pieces?: number[];
  shape?: string | null;
  x?: number | null;
  y?: number | null;
  within?: number | null;
}

/** Keep one of the three cards as the word, as the main artist (PAR-05). */
export interface Keep {
  type: "keep";
  card: string;
}

/** A point of a path; `turn` may exceed a whole turn, so that frames can be interpolated linearly. */
export type KeyFrame = [number, number, number, number];

/** Confirm that the second artist has read the word. */
export interface Know {
  type: "know";
}

/** The last action, so that every page shows the same animation. */
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

/** Say as an artist, when the round is over, that the guess which ended it was wrong (PAR-16). */
export interface No {
  type: "no";
}

/** Push with a finger from the first point to the second (PAR-13). */
export interface Nudge {
  type: "nudge";
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The house rules of a table. */
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

/** The timer of one kind of decision: its own pace, or the table's. */
export type OwnPace = "brisk" | "off" | "relaxed" | "same";

/** The timers of a table. */
export type Pace = "brisk" | "off" | "relaxed";

/** The path of a pushed piece: key frames from its old pose to its new one. */
export interface Path {
  piece: number;
  frames: KeyFrame[];
}

/** The phase of a game: `SITTING` before the deck is shuffled, `FLYING` while the toss is in the air. */
export type Phase = "bell" | "claiming" | "drawing" | "flying" | "keeping" | "knowing" | "over" | "playing" | "shown" | "sitting" | "tossing" | "voting";

/** Put a piece of the sky elsewhere, on top (PAR-11). */
export interface PickUp {
  type: "pick-up";
  piece: number;
  x: number;
  y: number;
  turn: number;
  flip: boolean;
}

/** Put a piece from the supply on top (PAR-10). */
export interface Place {
  type: "place";
  shape: string;
  x: number;
  y: number;
  turn: number;
  flip: boolean;
}

/** The position, rotation and mirroring of a piece. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
  flip: boolean;
}

/** What only one seat sees. */
export interface Private {
  drawn?: Face[];
  word?: Face | null;
  fellow?: number | null;
  vote?: Vote | null;
  guesses_left?: number | null;
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
  language: string;
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

/** Put a piece of the sky back into the supply (PAR-12). */
export interface Remove {
  type: "remove";
  piece: number;
}

/** A finished round, as everybody may see it when the game is over. */
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

/** Toss a cloud of this shape into the sky, as the main artist (PAR-07). */
export interface Toss {
  type: "toss";
  shape: string;
}

/** Vote for the most visibly relaxed of the tied; None abstains (PAR-20). */
export interface Vote {
  type: "vote";
  seat: number | null;
}

/** Say as an artist that a guess is right, by its number, from 1 (PAR-16). */
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
