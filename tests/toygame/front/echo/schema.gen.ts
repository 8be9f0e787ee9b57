// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** Go on to the next round. */
export interface GoOn {
  type: "go-on";
}

/** The house rules of a table. */
export interface Options {
  target?: number;
  pace?: Pace;
  tones?: string;
}

/** The timers of a table. */
export type Pace = "brisk" | "off" | "relaxed";

/** The phases of a round. */
export type Phase = "opening" | "over" | "picking" | "revealed";

/** Pick a number in secret (ECHO-02). */
export interface Pick {
  type: "pick";
  number: number;
}

/** The private view of a seat. */
export interface Private {
  pick?: number | null;
}

/** The public view. */
export interface Public {
  phase: Phase;
  round: number;
  target: number;
  scores: number[];
  picks?: (number | null)[];
  alone?: number | null;
  tones?: Tone[];
}

/** The tone of a number: a kind of material that no other game has. */
export interface Tone {
  name: Record<string, string>;
  pitch: number;
}

export type Command = Pick | GoOn;
