// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** Sit a bot at the open table. */
export interface AddBot {
  type: "add-bot";
  id: string;
}

/** Give somebody the bot's seat that they ask for, as the host may. */
export interface Admit {
  type: "admit";
  person: number;
  id: string;
}

/** The table's code. The token that proves who you are is in a cookie, and here only if asked for. */
export interface Admitted {
  code: string;
  token?: string | null;
}

/** What is kept of a game that is over, in words; the picture of it is asked for by itself. */
export interface AlbumInfo {
  code: string;
  number: number;
  game: string;
  headline: string;
  prints: string[][];
  host: boolean;
  link?: ReplayLink | null;
}

/** An answer names its question, so it is valid exactly while the question stands. */
export interface Answer {
  type: "answer";
  key: string;
  command: unknown;
  begun?: number | null;
  id: string;
}

/** All that this house has seen, the most often seen first. */
export interface Atlas {
  subjects: AtlasSubject[];
}

/** One time that it was told or drawn, without a name. */
export interface AtlasEntry {
  said?: Record<string, string>;
  asked?: number;
  found?: number;
  sketch?: Record<string, unknown>;
}

/** One picture or word, with all that was made of it. */
export interface AtlasPage {
  subject: AtlasSubject;
  said: SaidOften[];
  entries: AtlasEntry[];
}

/** A picture or a word that this house has seen. */
export interface AtlasSubject {
  game: string;
  subject: string;
  times: number;
  pack?: string;
  word?: Record<string, string>;
  category?: Record<string, string>;
  sketch?: Record<string, unknown>;
}

/** Whether the house remembers this table's pictures, and how much it has by now. */
export interface AtlasView {
  on: boolean;
  kept: number;
}

/** A place at the table. Its number is the seat's; a bot plays it while nobody holds it. */
export interface Chair {
  name: string;
  seal: number;
  person?: number | null;
  bot?: boolean;
}

/** Choose a game and its house rules. */
export interface Choose {
  type: "choose";
  game: string;
  options?: Record<string, string | number | boolean>;
  id: string;
}

/** Why a table closes somebody's connection. */
export type CloseReason = "closing" | "left" | "put-away" | "removed" | "shown-elsewhere" | "taken-over" | "too-fast";

/** The last message before the connection is closed. */
export interface Closed {
  type: "closed";
  reason: CloseReason;
}

/** What one sees in the sky, at which look, counted from 0; an empty guess asks to see more. */
export interface CloudAnswer {
  date: string;
  look: number;
  guess: string;
  language: string;
}

/** The beginning of a sky. */
export interface CloudPart {
  clouds: string;
  shapes: string[];
  category: Record<string, string>;
  sky: LyingPiece[];
  looks: number;
}

/** Whether it was the word, and what is to be seen then. */
export interface CloudTold {
  right: boolean;
  sky: LyingPiece[];
  word?: Record<string, string> | null;
}

/** Three neighbours of this colour, or of this shape, in a row or a column (TEL-13). */
export type Condition = "circle" | "coral" | "cross" | "ink" | "moon" | "sky" | "star" | "sun";

/** Another name, another reach, other words for some pictures; what is not named stays. */
export interface DeckChange {
  title?: string | null;
  reach?: "house" | "table" | null;
  alts?: Record<string, string>;
}

/** A deck that can be chosen. */
export interface DeckInfo {
  pack: string;
  kind: string;
  cards: number;
  title: Record<string, string>;
  own?: boolean;
  word?: string;
}

/** The decks that a table can choose, its own among them. */
export interface Decks {
  decks: DeckInfo[];
}

/** Wish that this game be over, or not: the host asks, and the others who play nod. */
export interface EndGame {
  type: "end-game";
  wish?: boolean;
  id: string;
}

/** Let the night be over and its titles be told; after that, or with nothing played, put it away. */
export interface EndNight {
  type: "end-night";
  id: string;
}

/** What has happened at the table since you were last told. */
export interface Facts {
  type: "facts";
  facts: TableFact[];
  earlier: boolean;
}

/** A game of this evening. */
export interface FinishedGame {
  game: string;
  names: string[];
  winners: number[];
  scores: number[] | null;
  number?: number;
}

/** Delete all that this table has put into the atlas, and let nothing more be kept. */
export interface ForgetAtlas {
  type: "forget-atlas";
  id: string;
}

/** All that one viewer sees of a game. Seats that are waited for stand in seat order. */
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

/** The newest frame of the game. `seq` counts this viewer's own frames; `now` is the table's time. */
export interface FrameMessage {
  type: "frame";
  seq: number;
  now: number;
  running: boolean;
  frame: Frame;
}

/** A game that can be played here, and by how many. */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  fewest: number;
  greatest: number;
  options: Record<string, unknown>;
}

/** Somebody, and the game that they would play next. */
export interface GameWish {
  person: number;
  game: string;
}

/** Hand a seat to a bot, as the host may; the person may take it back by coming back. */
export interface HandOver {
  type: "hand-over";
  seat: number;
  id: string;
}

/** The connection is alive though nothing happens: a page cannot see the protocol's own pings. */
export interface Heartbeat {
  type: "heartbeat";
}

/** The first message of a client without cookies. */
export interface Hello {
  type: "hello";
  token: string;
}

/** What can be played here. */
export interface HouseInfo {
  version: string;
  games: GameInfo[];
  decks: DeckInfo[];
  languages: string[];
  address: string;
  own_decks: "house" | "nobody" | "table";
  tonight: boolean;
  bots_understand: boolean;
  atlas: boolean;
}

/** What somebody with the code may know before joining. */
export interface Invitation {
  code: string;
  host: string;
  game: string;
  phase: Phase;
  seated: number;
  most: number;
  seals: number[];
  member: boolean;
  tv?: boolean;
}

/** Ask for a place at a table. */
export interface JoinTable {
  name: string;
  agent?: boolean;
}

/** Leave the table for good. */
export interface Leave {
  type: "leave";
  id: string;
}

/** A piece in the sky. */
export interface LyingPiece {
  piece: number;
  pose: Pose;
}

/** The table's word for its bots: how quick they are, who comes first, and how often they err. */
export type Manner = "even" | "gentle" | "keen";

/** A line that was not understood, and why. */
export interface Misread {
  line: number;
  text: string;
  code: string;
  most?: number;
}

/** What the partner did: a card, and on which of its four places. */
export interface Move {
  card: string;
  on: number;
}

/** What is still to come, who stands where, and, at the end, the titles. */
export interface NightView {
  playlist: PlannedGame[];
  played: PlannedGame[];
  people: Standing[];
  bots: Standing[];
  wishes: GameWish[];
  over: boolean;
  titles: Title[];
}

/** Heard, and saved. */
export interface Ok {
  type: "ok";
  id: string;
}

/** The bots' seats that somebody who watches may have in this game. */
export interface OpenSeats {
  person: number;
  seats: number[];
  nod: boolean;
}

/** Open a table, and sit down at it. */
export interface OpenTable {
  name: string;
  game?: string;
  language?: string;
  bots?: number;
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

/** A word as it was understood. */
export interface OwnWord {
  word: string;
  names?: string[];
  category?: string;
}

/** What was understood of a text, and what was not; to the host. */
export interface OwnWords {
  pack: string;
  text: string;
  words: OwnWord[];
  misread: Misread[];
  most: number;
  reach: "house" | "table";
  title: string;
  may_lend: boolean;
}

/** For each word the blot that it is laid on. */
export interface PanelAnswer {
  date: string;
  laid: string[];
}

/** Words to lay on blots, and how many minds have laid them before. */
export interface PanelPart {
  pack: string;
  words: Record<string, string>[];
  blots: string[];
  minds: number;
}

/** How the minds laid the words. */
export interface PanelTold {
  words: WordTold[];
}

/** What the partner wants, and the card that one hands. */
export interface PartnerAnswer {
  date: string;
  wish: Condition;
  card: string;
}

/** A position to read: the partner's moves, one's own wish, and the open cards. */
export interface PartnerPart {
  grids: number[][];
  moves: Move[];
  own: Condition;
  wishes: Condition[];
  cards: string[];
}

/** What the partner wanted, and what came of the card. */
export interface PartnerTold {
  wish: Condition;
  touching: number[];
  card: string;
  on: number;
  grid: number[];
  lines: number[][];
  read: boolean;
  won: boolean;
}

/** Let the table's time stand still. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Somebody, and a seat. */
export interface PersonSeat {
  person: number;
  seat: number;
}

/** Somebody of the table, as everybody there sees them. */
export interface PersonView {
  id: number;
  name: string;
  seal: number;
  here: boolean;
  grace?: number | null;
  agent?: boolean;
}

/** Whether a game is to come, is on, or is over. */
export type Phase = "lobby" | "over" | "playing";

/** Make it a night, or change what is still to come in it. */
export interface PlanNight {
  type: "plan-night";
  games: PlannedGame[];
  language?: string;
  id: string;
}

/** A game that is still to come, and its house rules. */
export interface PlannedGame {
  game?: string | null;
  options?: Record<string, string | number | boolean>;
}

/** Go on to the next game of the night. */
export interface PlayNext {
  type: "play-next";
  id: string;
}

/** How a piece lies: where its middle is, how far it is turned, and whether it is mirrored. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
  flip: boolean;
}

/** Let the TV that shows this code show the table. */
export interface PutUpTv {
  code: string;
}

/** An ask, as its seat is sent it. */
export interface Question {
  key: string;
  answers: string[];
  choices?: unknown;
  owed?: boolean;
  opens?: number | null;
}

/** Give a sign in a channel. */
export interface React {
  type: "react";
  channel: string;
  sign: string;
  id: string;
}

/** A sign that somebody gave in a channel. */
export interface Reacted {
  type: "reacted";
  channel: string;
  by: number;
  sign: string;
}

/** The name under which a recording is kept. */
export interface Recording {
  sound: string;
}

/** Not done; nothing has changed. The sentence lives with the page's words. */
export interface Refusal {
  type: "refusal";
  code: string;
  facts?: Record<string, string | number>;
  id?: string | null;
}

/** What a bot says at the table: a sentence's code, whom it speaks of, and its facts. */
export interface Remark {
  code: string;
  about?: number | null;
  facts?: Record<string, string | number>;
}

/** Send a bot away from the open table. */
export interface RemoveBot {
  type: "remove-bot";
  seat: number;
  id: string;
}

/** Show somebody out, as the host may. */
export interface RemovePerson {
  type: "remove-person";
  person: number;
  id: string;
}

/** Go back to the open table after a game. */
export interface Reopen {
  type: "reopen";
  id: string;
}

/** A game that is over, and who sat where when it began. */
export interface ReplayInfo {
  code: string;
  number: number;
  game: string;
  options: unknown;
  chairs: Chair[];
  last: number;
  host: boolean;
  link?: ReplayLink | null;
}

/** The way in for those who are not of the table. */
export interface ReplayLink {
  secret: string;
  names: boolean;
  album: string;
}

/** One step: when, by whom, through whose eyes, what bots thought at it, and the frame after it. */
export interface ReplayStep {
  step: number;
  at: number;
  frame: Frame;
  seat?: number | null;
  actor?: number | null;
  thoughts?: Thought[];
}

/** Steps in order, as many as one reply holds. */
export interface ReplaySteps {
  steps: ReplayStep[];
  more: number | null;
}

/** How the game ended. */
export interface Result {
  winners: number[];
  scores: number[] | null;
}

/** Let the table's time run on. */
export interface Resume {
  type: "resume";
  id: string;
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
  evening: FinishedGame[];
  begun: number;
  teams?: number[] | null;
  open_seats?: OpenSeats[];
  asking?: PersonSeat[];
  ending?: number[];
  night?: NightView | null;
  manner?: Manner;
  tvs?: string[];
  atlas?: AtlasView;
  stands_still?: boolean;
  bots_not_ready?: boolean;
}

/** A line that somebody wrote in a channel, or that a bot said there. */
export interface Said {
  type: "said";
  channel: string;
  by: number | null;
  name: string;
  seal: number;
  text: string;
  bot?: number | null;
  remark?: Remark | null;
}

/** Something that was laid on a picture or told of it, and how often. */
export interface SaidOften {
  said: Record<string, string>;
  times: number;
  guessed: number;
}

/** Write a line in a channel. */
export interface Say {
  type: "say";
  channel: string;
  text: string;
  id: string;
}

/** Let the house remember this table's pictures, or no longer: on at the open table, off at any time. */
export interface SetAtlas {
  type: "set-atlas";
  on: boolean;
  id: string;
}

/** Set how long a chair is kept for somebody who is gone before a bot sits in. */
export interface SetGrace {
  type: "set-grace";
  seconds: number;
  id: string;
}

/** Set how the table's bots behave. */
export interface SetManner {
  type: "set-manner";
  manner: Manner;
  id: string;
}

/** Let whoever has the link see a replay, with the players' names or without. */
export interface ShareReplay {
  names?: boolean;
}

/** Take a chair: a new one at an open table; or a bot's, for which a latecomer's host is asked. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  id: string;
}

/** Do not wait any longer: chance answers what is owed. */
export interface Skip {
  type: "skip";
  id: string;
}

/** Give the chair up and watch. */
export interface Stand {
  type: "stand";
  id: string;
}

/** How somebody stands in the night, after the games that they have finished. */
export interface Standing {
  place: number;
  name: string;
  seal: number;
  person: number | null;
  score: number;
  games: number;
  last: number | null;
}

/** Begin the chosen game. */
export interface Start {
  type: "start";
  id: string;
}

/** Let two chairs change places before the game. */
export interface Swap {
  type: "swap";
  seat: number;
  other: number;
  id: string;
}

/** Something that happened at the table and that everybody may read, with the names of that moment. */
export interface TableFact {
  number: number;
  code: string;
  person?: number | null;
  seat?: number | null;
  name?: string;
  seats?: number[];
  names?: string[];
  points?: number | null;
  facts?: Record<string, string | number>;
}

/** Take another seal, one that nobody at the table has. */
export interface TakeSeal {
  type: "take-seal";
  seal: number;
  id: string;
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

/** What the bots thought, told when the game is over. */
export interface Thoughts {
  type: "thoughts";
  thoughts: Thought[];
}

/** A title of the night, and who has earned it. */
export interface Title {
  title: string;
  game: string | null;
  name: string;
  seal: number;
  person: number | null;
  amount: number;
}

/** The day's puzzle, each part under the name of its game. */
export interface TodayPuzzle {
  date: string;
  telepathic: PartnerPart;
  rorschach: PanelPart;
  pareidolia: CloudPart;
}

/** The deck that is drawn for a table tonight, and how far it is. */
export interface TonightDeck {
  word: string;
  pack: string;
  drawn: number;
  cards: number;
  least: number;
  progress: "done" | "drawing" | "stopped" | "waiting";
  shown: string[];
  trouble?: Refusal | null;
}

/** Do not give somebody the seat that they ask for. */
export interface TurnDown {
  type: "turn-down";
  person: number;
  id: string;
}

/** The code by which this TV can be put up. */
export interface TvCode {
  type: "tv-code";
  code: string;
  seconds: number;
}

/** This TV shows a table from now on. */
export interface TvTaken {
  type: "tv-taken";
  table: string;
  token: string;
}

/** What a TV was given when it was put up; it gets a cookie for it. */
export interface TvToken {
  token: string;
}

/** The TVs that show a table. */
export interface Tvs {
  tvs: string[];
}

/** A channel that the viewer hears, and whether the viewer may speak in it just now. */
export interface Voice {
  channel: string;
  speak: boolean;
}

/** The first message to somebody who was let in. */
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

/** Have a deck drawn from this word, in place of the one that was drawn before. */
export interface WishDeck {
  word: string;
}

/** Wish for a game where the night leaves it to a vote; wishing anew takes the old wish back. */
export interface WishGame {
  type: "wish-game";
  game: string;
  id: string;
}

/** How the minds laid one word. */
export interface WordTold {
  blot: string;
  alike: number;
  favourite: string;
  most: number;
}

/** Words for a game, one a line: only to be read, or to be kept. */
export interface WriteWords {
  text: string;
  keep?: boolean;
  reach?: "house" | "table";
  title?: string;
}

export type FromPerson = Hello | Answer | Say | React | Sit | Stand | Swap | Leave | TakeSeal | EndGame | WishGame | AddBot | RemoveBot | Choose | SetGrace | SetManner | Reopen | RemovePerson | Admit | TurnDown | HandOver | Pause | Resume | PlanNight | EndNight | SetAtlas | ForgetAtlas | Start | Skip | PlayNext;

export type FromTable = Welcome | RoomView | FrameMessage | Said | Talk | Facts | Reacted | Thoughts | Ok | Refusal | Heartbeat | Closed;

export type TableRequest = Sit | Stand | Swap | Leave | TakeSeal | EndGame | WishGame | AddBot | RemoveBot | Choose | SetGrace | SetManner | Reopen | RemovePerson | Admit | TurnDown | HandOver | Pause | Resume | PlanNight | EndNight | SetAtlas | ForgetAtlas | Start | Skip | PlayNext;

export type ToWaitingTv = TvCode | TvTaken | Refusal | Heartbeat;

export const MOST_PLANNED = 12 as const;
