// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** Seen enough of the numbers. */
export interface GoOn {
  type: "go-on";
}

export interface Options {
  target?: number;
  pace?: Pace;
}

/** The table's word for its timers. */
export type Pace = "brisk" | "off" | "relaxed";

export type Phase = "opening" | "over" | "picking" | "revealed";

export interface Pick {
  type: "pick";
  number: number;
}

export interface Private {
  pick?: number | null;
}

export interface Public {
  phase: Phase;
  round: number;
  target: number;
  scores: number[];
  picks?: (number | null)[];
  alone?: number | null;
}

export type Command = Pick | GoOn;
