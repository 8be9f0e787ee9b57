// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** The effect of a card: each place of the set gets the tile from the place that `order` names. */
export interface Action {
  card: string;
  sets: SetKind;
  order: [number, number, number, number];
  numeral?: boolean;
}

/** Announce the partner's win condition. */
export interface Announce {
  type: "announce";
  condition: Condition;
}

/** Announce both win conditions, as a director or as one of four partners. */
export interface AnnounceBoth {
  type: "announce-both";
  colour: Condition;
  shape: Condition;
}

/** Name the announcer's win condition, as the partner. */
export interface Answer {
  type: "answer";
  condition: Condition;
}

/** A seat's belief about another's cards: per mille, in the order of the kind's four conditions. */
export interface Belief {
  seat: number | null;
  of: number;
  wins?: number[];
  loses?: number[];
}

/** Claim the first turn: "I had a psychic experience last" (TEL-06). */
export interface Claim {
  type: "claim";
}

/** A run of three neighbours of this colour, or of this shape, in a row or a column (TEL-13). */
export type Condition = "circle" | "coral" | "cross" | "ink" | "moon" | "sky" | "star" | "sun";

/** How the game ended, and why. */
export interface Ending {
  reason: Reason;
  winners: number[];
  lines: Line[];
  guesses: Guess[];
}

/** Pass: leave it to chance who begins. */
export interface GoOn {
  type: "go-on";
}

/** The condition that was named as a seat's win condition. */
export interface Guess {
  by: number | null;
  of: number;
  name: Condition;
  right: boolean;
}

/** Hand this open card to the performer of the turn (TEL-07). */
export interface Hand {
  type: "hand";
  card: string;
}

/** Beliefs that are computed once the game is over. */
export interface Hindsight {
  beliefs: Belief[][];
}

/** The kind of a condition. */
export type Kind = "colour" | "shape";

/** A condition that the last grid meets, its owner, and the cells that meet it. */
export interface Line {
  seat: number;
  condition: Condition;
  cells: number[];
}

/** The mode of play. */
export type Mode = "director" | "first" | "four-partners" | "opposed" | "standard";

/** The conditions that a seat named, in an announcement or in the partner's answer. */
export interface Naming {
  seat: number | null;
  names: Condition[];
}

/** The house rules of a table. */
export interface Options {
  mode?: Mode;
  removed?: number;
  pause?: number;
  pace?: Pace;
  begin_pace?: OwnPace;
  hand_pace?: OwnPace;
  perform_pace?: OwnPace;
  announce_pace?: OwnPace;
}

/** The timer of one kind of decision: its own pace, or the table's. */
export type OwnPace = "brisk" | "off" | "relaxed" | "same";

/** The timers of a table. */
export type Pace = "brisk" | "off" | "relaxed";

/** Make no announcement after this turn, in opposed teams. */
export interface Pass {
  type: "pass";
}

/** Use the handed card on one of its sets (TEL-07). */
export interface Perform {
  type: "perform";
  on: number;
}

/** The phase of a game. */
export type Phase = "answering" | "claiming" | "dealing" | "handing" | "over" | "performed" | "performing" | "sitting" | "speaking";

/** What only one seat sees. */
export interface Private {
  win?: Condition | null;
  lose?: Condition | null;
  wishes?: (Hand | Perform | Announce | AnnounceBoth | Pass | null)[];
}

/** What everybody sees. */
export interface Public {
  mode: Mode;
  phase: Phase;
  roles: Role[];
  actions: Action[];
  partners: (number | null)[];
  secrets: Secret[];
  turn: number;
  hander?: number | null;
  performer?: number | null;
  pause?: number;
  paused?: boolean;
  start?: number[];
  grid?: number[];
  row?: string[];
  deck?: number;
  removed?: number;
  used?: string[];
  handed?: string | null;
  previews?: number[][];
  turns?: Turn[];
  named?: Naming[];
  ending?: Ending | null;
  wins?: (Condition | null)[];
  loses?: (Condition | null)[];
  grids?: number[][];
  questions?: string[][];
}

/** Why a game ended. */
export type Reason = "announcement" | "lose-condition" | "unattended";

/** The role of a seat. */
export type Role = "colour" | "colour-lose" | "colour-win" | "director" | "shape" | "shape-lose" | "shape-win";

/** The public facts about a seat's hidden cards: their kind, but not the cards. */
export interface Secret {
  seat: number;
  kind: Kind;
  win: boolean;
  lose: boolean;
}

/** Where a card acts: rows from the north, columns from the west, quadrants in reading order. */
export type SetKind = "columns" | "quadrants" | "rows";

/** A complete turn: the open cards, the card handed, and the set it was performed on. */
export interface Turn {
  hander: number | null;
  performer: number;
  row: string[];
  card: string;
  on: number;
}

export type Command = Claim | GoOn | Hand | Perform | Announce | AnnounceBoth | Answer | Pass;

export const COLOURS = ["sun", "coral", "sky", "ink"] as const;

export const SHAPES = ["circle", "star", "cross", "moon"] as const;

export const TILES = [{"colour": "sun", "shape": "circle"}, {"colour": "sun", "shape": "star"}, {"colour": "sun", "shape": "cross"}, {"colour": "sun", "shape": "moon"}, {"colour": "coral", "shape": "circle"}, {"colour": "coral", "shape": "star"}, {"colour": "coral", "shape": "cross"}, {"colour": "coral", "shape": "moon"}, {"colour": "sky", "shape": "circle"}, {"colour": "sky", "shape": "star"}, {"colour": "sky", "shape": "cross"}, {"colour": "sky", "shape": "moon"}, {"colour": "ink", "shape": "circle"}, {"colour": "ink", "shape": "star"}, {"colour": "ink", "shape": "cross"}, {"colour": "ink", "shape": "moon"}] as const;

export const SET_CELLS = {"rows": [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]], "columns": [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]], "quadrants": [[0, 1, 5, 4], [2, 3, 7, 6], [8, 9, 13, 12], [10, 11, 15, 14]]} as const;

export const HAS_DECK = {"standard": true, "first": false, "director": true, "four-partners": true, "opposed": true} as const;

export const CARDS = {"row-east": {"sets": "rows", "movement": "rows-east"}, "row-west": {"sets": "rows", "movement": "rows-west"}, "row-two": {"sets": "rows", "movement": "rows-two"}, "row-mirror": {"sets": "rows", "movement": "rows-mirror"}, "column-north": {"sets": "columns", "movement": "columns-north"}, "column-south": {"sets": "columns", "movement": "columns-south"}, "column-two": {"sets": "columns", "movement": "columns-two"}, "column-mirror": {"sets": "columns", "movement": "columns-mirror"}, "corner-clockwise": {"sets": "quadrants", "movement": "quadrants-clockwise"}, "corner-counter": {"sets": "quadrants", "movement": "quadrants-counter"}} as const;

export const MOST_REMOVED = 6 as const;

export const DECISIONS = ["begin", "hand", "perform", "announce"] as const;

export const DEFAULT_OPTIONS = {"mode": "standard", "removed": 0, "pause": 0, "pace": "off", "begin_pace": "same", "hand_pace": "same", "perform_pace": "same", "announce_pace": "same"} as const;
