// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** Seen enough of the numbers. */
export interface GoOn {
  type: "go-on";
}

/** What a table agrees on before it plays. */
export interface Options {
  target?: number;
  pace?: Pace;
  tones?: string;
}

/** The table's word for its timers. */
export type Pace = "brisk" | "off" | "relaxed";

/** Where in a round the table is. */
export type Phase = "opening" | "over" | "picking" | "revealed";

/** A number, in secret (ECHO-02). */
export interface Pick {
  type: "pick";
  number: number;
}

/** What one seat sees besides. */
export interface Private {
  pick?: number | null;
}

/** What everybody sees. */
export interface Public {
  phase: Phase;
  round: number;
  target: number;
  scores: number[];
  picks?: (number | null)[];
  alone?: number | null;
  tones?: Tone[];
}

/** What a number sounds like: a kind of material that no other game has. */
export interface Tone {
  name: Record<string, string>;
  pitch: number;
}

export type Command = Pick | GoOn;
