import type { Component } from 'svelte';
import type { RoomVoice } from '@motion';
import type { Chair, DeckInfo, Question, Result, Said, Thought, Voice } from '@wire';
import type { GuideMark } from './guide.ts';
import type { StoryPanel } from './story.ts';
import type { Teams } from './teams.ts';
import type { TodayProps } from './today.ts';

/** What a game gives the page when it is played: everything else about it stays in its own folder. */
export interface GameModule<Public = unknown> {
  /** The stage while the game is played and when it is over. */
  Board: Component<BoardProps>;
  /** The house rules, as a sentence on paper. */
  HouseRules?: Component<HouseRulesProps>;
  /** The rules of the phase at hand, then the whole in short. */
  Rules: Component<{ phase: string | null }>;
  /** What a first game points at, in the order in which it comes up. */
  guide?: readonly GuideMark[];
  /** Its idea in four pictures, for those who have never played it. */
  story?: readonly StoryPanel[];
  /** Who plays with whom, where there are teams or partners. */
  teams?: Teams<Public>;
  /** What the board shows by itself; the table shows the rest: the clock, whom it waits for in words, and the talk,
   * which stays put away beside a board that has words of its own, until it is asked for. */
  shows?: { clock?: boolean; waiting?: boolean; talk?: boolean };
  /** Seats or teams answer in turn: whoever the table does not wait for has not answered, and gets no tick. */
  turns?: boolean;
  /** What its room is made of, to be heard, and the phases in which something is turned over. */
  sound?: { voice: RoomVoice; reveals: readonly string[] };
  /** What a bot thought, in words, where `why-<code>` needs more than its facts. */
  thought?(thought: Thought): string;
  /** Below a replay with all open: what was in the players' minds at a moment. `view` is the end's, `at` the moment's. */
  Minds?: Component<BoardProps & { at: unknown }>;
  /** Its part of the day's puzzle, where it has one. */
  Today?: Component<TodayProps>;
  /** What was made of one of its words, as the house remembers it; small. */
  Sketch?: Component<{ sketch: unknown }>;
  /** Points by seat, where seats have points. */
  scores?(view: Public): readonly number[];
}

export interface HouseRulesProps {
  options: Record<string, unknown>;
  decks: DeckInfo[];
  change(options: Record<string, unknown>): void;
  locked: boolean;
  /** The table whose house rules these are; absent where its host cannot bring anything just now. */
  code?: string;
  /** Opens the table's own deck, to bring pictures or change them; absent where there can be none. */
  onowndeck?: () => void;
  /** Asks for a word to draw a deck from; absent where none can be drawn. */
  ontonight?: () => void;
}

export interface BoardProps {
  /** The game's public view and its private one; a game knows their types. */
  view: unknown;
  mine: unknown | null;
  seat: number | null;
  chairs: Chair[];
  /** Seats of people who are away just now: a team decides without them. */
  away: readonly number[];
  asks: Question[];
  /** Seats the table waits for, in seat order. */
  waiting: number[];
  /** Seconds for which it has waited for the same ones. */
  waited: () => number;
  due: number | null;
  /** Milliseconds left, reactive four times a second. */
  remaining: () => number | null;
  result: Result | null;
  /** What the bots thought, told when the game is over. */
  thoughts: Thought[];
  /** What the server can work out when the game is over, as the game knows it; null where it could not be had. */
  hindsight(): Promise<unknown>;
  code: string;
  host: boolean;
  paused: boolean;
  /** The game is over and only looked at again: nothing can be answered, and nobody begins another. */
  replayed?: boolean;
  options: Record<string, unknown>;
  /** I hear a channel but may not speak in it now. */
  silenced: boolean;
  /** What was said, as far as I hear it, and where I may say something now. */
  talk: Said[];
  voices: Voice[];
  say(channel: string, text: string): Promise<boolean>;
  /** True when the table has heard it; a refusal is told by the table. */
  answer(key: string, command: unknown): Promise<boolean>;
  /** The host's way on from the end, */
  again(): void;
  /** and what it is called where it is not this game once more: in a night it leads to the next one. */
  onward?: string | null;
  notify(id: string, args?: Record<string, string | number>): void;
}
