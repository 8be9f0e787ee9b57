// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** What a card does: into each place of the set comes the tile from the place that `order` names. */
export interface Action {
  card: string;
  sets: SetKind;
  order: [number, number, number, number];
  numeral?: boolean;
}

/** The partner's win condition, named first. */
export interface Announce {
  type: "announce";
  condition: Condition;
}

/** Both win conditions, named by a director or by one of four partners. */
export interface AnnounceBoth {
  type: "announce-both";
  colour: Condition;
  shape: Condition;
}

/** The announcer's win condition, named by the partner. */
export interface Answer {
  type: "answer";
  condition: Condition;
}

/** What one seat could think of another's cards: per mille, in the order of the kind's four conditions. */
export interface Belief {
  seat: number | null;
  of: number;
  wins?: number[];
  loses?: number[];
}

/** I had a psychic experience last: I begin (TEL-06). */
export interface Claim {
  type: "claim";
}

/** Three neighbours of this colour, or of this shape, in a row or a column (TEL-13). */
export type Condition = "circle" | "coral" | "cross" | "ink" | "moon" | "sky" | "star" | "sun";

/** How the game ended, and why. */
export interface Ending {
  reason: Reason;
  winners: number[];
  lines: Line[];
}

/** Not I; let chance say who begins. */
export interface GoOn {
  type: "go-on";
}

export interface Hand {
  type: "hand";
  card: string;
}

/** A condition that the last grid meets, and the cells that meet it. */
export interface Line {
  condition: Condition;
  cells: number[];
}

/** How a game is played. */
export type Mode = "director" | "first" | "four-partners" | "opposed" | "standard";

/** Who named what, aloud: the announcer first, then the partner's answer. */
export interface Naming {
  seat: number | null;
  names: Condition[];
}

export interface Options {
  mode?: Mode;
  removed?: number;
  pause?: number;
  pace?: Pace;
}

/** The table's word for its timers. */
export type Pace = "brisk" | "off" | "relaxed";

/** Opposed teams: no announcement after this turn. */
export interface Pass {
  type: "pass";
}

export interface Perform {
  type: "perform";
  on: number;
}

export type Phase = "answering" | "claiming" | "dealing" | "handing" | "over" | "performed" | "performing" | "sitting" | "speaking";

export interface Private {
  win?: Condition | null;
  lose?: Condition | null;
  wishes?: (Hand | Perform | AnnounceBoth | Pass | null)[];
}

export interface Public {
  mode: Mode;
  phase: Phase;
  roles: Role[];
  actions: Action[];
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
  turns?: Turn[];
  named?: Naming[];
  ending?: Ending | null;
  wins?: (Condition | null)[];
  loses?: (Condition | null)[];
  beliefs?: Belief[][];
}

/** Why a game ended. */
export type Reason = "announcement" | "lose-condition";

/** What a seat is for. */
export type Role = "colour" | "colour-lose" | "colour-win" | "director" | "shape" | "shape-lose" | "shape-win";

/** Where a card acts: rows from the north, columns from the west, quadrants in reading order. */
export type SetKind = "columns" | "quadrants" | "rows";

/** A complete turn: out of these open cards this one was handed, and performed on this set. */
export interface Turn {
  hander: number | null;
  performer: number;
  row: string[];
  card: string;
  on: number;
}

export type Command = Claim | GoOn | Hand | Perform | Announce | AnnounceBoth | Answer | Pass;
