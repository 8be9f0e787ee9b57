import type { Component } from 'svelte';
import type { RoomVoice } from '@motion';
import type { MessageId } from '@words';
import type { Chair, DeckInfo, Question, Result, Said, Thought, Voice } from '@wire';
import type { GuideMark } from './guide.ts';
import type { StoryPanel } from './story.ts';
import type { Teams } from './teams.ts';
import type { TodayProps, TodayReviewProps } from './today.ts';

/** Everything that the page uses of a game. */
export interface GameModule<Public = unknown> {
  /** The board, during the game and after it. */
  Board: Component<BoardProps>;
  /** The board on a TV, made to be read from a distance. It has no controls; without it the TV shows the board. */
  TvBoard?: Component<BoardProps>;
  /** The house rules, as a sentence on paper. */
  HouseRules?: Component<HouseRulesProps>;
  /** The rules of the current phase, then a summary of all rules. */
  Rules: Component<{ phase: string | null }>;
  /** Return how to win in one sentence, while the game opens; null from the first move on. */
  goal?(view: Public): string | null;
  /** Hints for a first game, in their order. */
  guide?: readonly GuideMark[];
  /** The game's idea in four pictures. */
  story?: readonly StoryPanel[];
  /** The teams, if the game has any. */
  teams?: Teams<Public>;
  /** Parts that the board shows, so that the table does not show them too: the clock, and the names of the awaited
   * seats. With `talk` the table's talk is closed at first, because the board shows the lines of talk. */
  shows?: { clock?: boolean; waiting?: boolean; talk?: boolean };
  /** Seats or teams answer in turn, so a seat that is not awaited gets no check mark. */
  turns?: boolean;
  /** The game's instrument, and the phases that begin with a reveal. */
  sound?: { voice: RoomVoice; reveals: readonly string[] };
  /** Return a bot's thought as a sentence, if the message `why-<code>` needs more than the thought's facts. */
  thought?(thought: Thought): string;
  /** What the players knew at a step, shown below an open replay. `view` is the last public view, `at` the step's. */
  Minds?: Component<BoardProps & { at: unknown }>;
  /** Its part of the puzzle of the day, and the explanation of that part. */
  Today?: Component<TodayProps>;
  TodayReview?: Component<TodayReviewProps>;
  /** The sentence that introduces that part to somebody who has never played. */
  todayAbout?: MessageId;
  /** A small drawing of a finished picture from the atlas, such as the clouds laid for a word. */
  Sketch?: Component<{ sketch: unknown }>;
  /** Return the points by seat. */
  scores?(view: Public): readonly number[];
}

export interface HouseRulesProps {
  options: Record<string, unknown>;
  decks: DeckInfo[];
  change(options: Record<string, unknown>): void;
  locked: boolean;
  /** The table's code; absent if this person cannot add decks or words. */
  code?: string;
  /** Opens the table's own deck; absent if own decks are not allowed. */
  onowndeck?: () => void;
  /** Opens the form for a deck drawn from a word; absent if the server cannot draw decks. */
  ontonight?: () => void;
}

export interface BoardProps {
  /** The game's public view and its private one; a game knows their types. */
  view: unknown;
  mine: unknown | null;
  options: Record<string, unknown>;
  /** This person's seat; null for spectators. */
  seat: number | null;
  chairs: Chair[];
  /** Seats of people who are not connected: a team decides without them. */
  away: readonly number[];
  /** The table's code. */
  code: string;
  /** This person is the host. */
  host: boolean;
  paused: boolean;
  /** This is a replay: nothing can be answered and no game can be started. */
  replayed?: boolean;
  questions: BoardQuestions;
  talk: BoardTalk;
  ending: BoardEnding;
  /** Show a short message. */
  notify(id: string, args?: Record<string, string | number>): void;
}

/** What this person may answer, and for whom the table waits. */
export interface BoardQuestions {
  asks: Question[];
  /** True once the table has accepted the answer; the table shows a refusal. */
  answer(key: string, command: unknown): Promise<boolean>;
  /** Seats the table waits for, in seat order. */
  waiting: number[];
  /** Seconds for which the table has waited for the same seats. */
  waited: () => number;
  due: number | null;
  /** Milliseconds left, reactive four times a second. */
  remaining: () => number | null;
}

export interface BoardTalk {
  /** The lines that this person hears. */
  lines: Said[];
  /** The channels that this person hears, with the right to speak in each. */
  voices: Voice[];
  /** This person hears a channel but may not speak in it. */
  silenced: boolean;
  say(channel: string, text: string): Promise<boolean>;
}

/** The end of the game. */
export interface BoardEnding {
  /** Null until the game is over. */
  result: Result | null;
  /** What the bots thought; empty until the game is over. */
  thoughts: Thought[];
  /** Fetch the server's analysis of the finished game; null if it failed. The game knows its type. */
  hindsight(): Promise<unknown>;
  /** Take the host's next step after the game: this game again, or the next one of a night. */
  startNext(): void;
  /** The label of that step, if it does not start the same game again: the next game of a night. */
  nextLabel?: string | null;
}
