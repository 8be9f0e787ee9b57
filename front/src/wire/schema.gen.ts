// Made by `unspoken schema --write` from the Python structs. Do not edit.

export interface AddBot {
  do: "add-bot";
}

/** Back to the open table after a game. */
export interface Again {
  do: "again";
}

/** An answer names its question, so it is valid exactly while the question stands. */
export interface Answer {
  type: "answer";
  id: string;
  key: string;
  command: unknown;
}

/** Ask for a place at a table. */
export interface Asked {
  name: string;
}

/** A place at the table. Its number is the seat's; a bot plays it while nobody holds it. */
export interface Chair {
  name: string;
  seal: number;
  person?: number | null;
  bot?: boolean;
}

/** Which game, by which house rules. */
export interface Choose {
  do: "choose";
  game: string;
  options?: Record<string, string | number | boolean>;
}

/** Another name, another reach, other words for some pictures; what is not named stays. */
export interface DeckChange {
  title?: string | null;
  reach?: "house" | "table" | null;
  alts?: Record<string, string>;
}

export interface DeckInfo {
  pack: string;
  kind: string;
  cards: number;
  title: Record<string, string>;
  own?: boolean;
}

/** The decks that a table can choose, its own among them. */
export interface Decks {
  decks: DeckInfo[];
}

/** One viewer's sight of a game. Whom the table waits for is in seat order, and never what they chose. */
export interface Frame {
  public: unknown;
  private?: unknown;
  asks?: Question[];
  waiting?: number[];
  due?: number | null;
  voices?: Voice[];
  hurried?: number[];
  result?: Result | null;
}

export interface GameInfo {
  name: string;
  least: number;
  most: number;
  fewest: number;
  greatest: number;
  options: Record<string, unknown>;
}

/** The last message before the connection is closed. */
export interface Gone {
  type: "gone";
  why: string;
}

/** How long a chair is kept for somebody who is gone before a bot sits in. */
export interface Grace {
  do: "grace";
  seconds: number;
}

/** The host hands a seat to a bot; the person may take it back by coming back. */
export interface HandOver {
  do: "hand-over";
  seat: number;
}

/** The first message of a client without cookies. */
export interface Hello {
  type: "hello";
  token: string;
}

/** What can be played here. */
export interface House {
  version: string;
  games: GameInfo[];
  decks: DeckInfo[];
  languages: string[];
  address: string;
  own_decks: "house" | "nobody" | "table";
  bots_understand: boolean;
}

/** What somebody with the code may know before joining. */
export interface Invitation {
  code: string;
  host: string;
  game: string;
  phase: Phase;
  seated: number;
  most: number;
  member: boolean;
}

export interface Leave {
  do: "leave";
}

/** Open a table, and sit down at it. */
export interface NewTable {
  name: string;
  game?: string;
  language?: string;
  bots?: number;
}

/** Not done; nothing has changed. */
export interface No {
  type: "refused";
  code: string;
  facts?: Record<string, string | number>;
  id?: string | null;
}

/** Heard, and saved. */
export interface Ok {
  type: "ok";
  id: string;
}

/** The table's code. The token that proves who you are is in a cookie, and here only if asked for. */
export interface Opened {
  code: string;
  token?: string | null;
}

/** A table's own deck, to those who make it. */
export interface OwnDeck {
  pack: string;
  title: string;
  reach: "house" | "table";
  pictures: OwnPicture[];
  least: number;
  most: number;
  megabytes: number;
}

/** A picture of somebody's own deck. */
export interface OwnPicture {
  id: string;
  alt: string;
}

export interface Pause {
  do: "pause";
}

export interface PersonView {
  id: number;
  name: string;
  seal: number;
  here: boolean;
}

export type Phase = "lobby" | "over" | "playing";

/** A game of this evening. */
export interface Played {
  game: string;
  names: string[];
  winners: number[];
  scores: number[] | null;
}

/** An ask, as its seat is sent it. */
export interface Question {
  key: string;
  answers: string[];
  choices?: unknown;
  owed?: boolean;
}

export interface React {
  type: "react";
  id: string;
  channel: string;
  sign: string;
}

export interface Reacted {
  type: "reacted";
  channel: string;
  by: number;
  sign: string;
}

export interface Recording {
  sound: string;
}

/** Not done; nothing has changed. The sentence lives with the page's words. */
export interface Refusal {
  code: string;
  facts?: Record<string, string | number>;
}

/** The host shows somebody out. */
export interface Remove {
  do: "remove";
  person: number;
}

export interface RemoveBot {
  do: "remove-bot";
  seat: number;
}

/** How the game ended. */
export interface Result {
  winners: number[];
  scores: number[] | null;
}

export interface Resume {
  do: "resume";
}

/** The table itself: who is here, who sits where, what is played. */
export interface RoomView {
  type: "room";
  code: string;
  phase: Phase;
  host: number | null;
  game: string;
  options: unknown;
  least: number;
  most: number;
  people: PersonView[];
  chairs: Chair[];
  paused: boolean;
  grace: number;
  evening: Played[];
  teams?: number[] | null;
}

export interface Said {
  type: "said";
  channel: string;
  by: number | null;
  name: string;
  seal: number;
  text: string;
}

export interface Say {
  type: "say";
  id: string;
  channel: string;
  text: string;
}

/** The newest sight of the game. `seq` counts this viewer's own frames; `now` is the table's time. */
export interface Sight {
  type: "frame";
  seq: number;
  now: number;
  running: boolean;
  frame: Frame;
}

/** Take a chair: a new one at an open table, or a bot's at any time. */
export interface Sit {
  do: "sit";
  seat?: number | null;
}

/** Do not wait any longer: chance answers what is owed. */
export interface Skip {
  do: "skip";
}

/** Give the chair up and watch. */
export interface Stand {
  do: "stand";
}

export interface Start {
  do: "start";
}

/** The line is alive though nothing happens: a page cannot see the protocol's own pings. */
export interface Still {
  type: "still";
}

/** Two chairs change places before the game. */
export interface Swap {
  do: "swap";
  seat: number;
  other: number;
}

/** What was said before you came, as far as you may hear it. */
export interface Talk {
  type: "talk";
  lines: Said[];
}

/** What a bot thought when it answered a question. */
export interface Thought {
  seat: number;
  key: string;
  why: Why;
}

/** A channel that the viewer hears, and whether the viewer may speak in it just now. */
export interface Voice {
  channel: string;
  speak: boolean;
}

export interface Welcome {
  type: "welcome";
  code: string;
  you: number | null;
}

/** What a bot thought when it answered: a sentence's code and its facts, told when the game is over. */
export interface Why {
  code: string;
  facts?: Record<string, string | number>;
}

/** Told when the game is over. */
export interface Whys {
  type: "whys";
  thoughts: Thought[];
}

export interface Wished {
  type: "wish";
  id: string;
  wish: Sit | Stand | Swap | AddBot | RemoveBot | Choose | Grace | Start | Again | Leave | Remove | HandOver | Pause | Resume | Skip;
}

export type FromPerson = Hello | Answer | Say | React | Wished;

export type FromTable = Welcome | RoomView | Sight | Said | Talk | Reacted | Whys | Ok | No | Still | Gone;

export type Wish = Sit | Stand | Swap | AddBot | RemoveBot | Choose | Grace | Start | Again | Leave | Remove | HandOver | Pause | Resume | Skip;
