// Made by `unspoken schema --write` from the Python structs. Do not edit.

/** Move seats to this device. */
export interface AcceptTransfer {
  secret: string;
}

/** Add a bot in the lobby. */
export interface AddBot {
  type: "add-bot";
  id: string;
}

/** A ban that has not expired. */
export interface AdminBan {
  id: string;
  kind: "address" | "browser";
  since: number;
  until: number;
  note: string;
  address?: string;
}

/** An own deck of a table. */
export interface AdminDeck {
  pack: string;
  kind: string;
  cards: number;
  bytes: number;
  house: boolean;
  title?: string;
}

/** The action was carried out on this many tables, people, decks or entries. */
export interface AdminDone {
  count: number;
}

/** Everything that the admin page shows. */
export interface AdminOverview {
  version: string;
  node: string | null;
  up_minutes: number;
  draining: boolean;
  sockets: number;
  machine: Machine;
  usage: AdminUsage | null;
  tables: AdminTable[];
  decks: AdminDeck[];
  bans: AdminBan[];
}

/** A table in the memory of this server: no names, no secrets, and no single act. */
export interface AdminTable {
  code: string;
  label: string;
  game: string;
  phase: Phase;
  people: number;
  bots: number;
  minutes: number;
  records: number;
  paused: boolean;
  idle_minutes?: number | null;
}

/** How much the store contains. */
export interface AdminUsage {
  tables: number;
  recordings: number;
  recording_bytes: number;
  entries: number;
  entry_bytes: number;
  total_bytes: number;
}

/** Agree that a person takes the bot's seat they ask for; every seated person must. */
export interface Admit {
  type: "admit";
  person: number;
  id: string;
}

/** The table's code. The token is set as a cookie, and is in the reply only if the client asks for it. */
export interface Admitted {
  code: string;
  token?: string | null;
}

/** Agree that the next games are used for research, without names, which is possible in the lobby only; or */
export interface AgreeToResearch {
  type: "agree-to-research";
  agreed: boolean;
  id: string;
}

/** The album of a finished game as text; its picture is a separate request. */
export interface AlbumInfo {
  code: string;
  number: number;
  game: string;
  headline: string;
  prints: string[][];
  host: boolean;
  link?: ReplayLink | null;
}

/** An answer to a question; it is valid while the question with this key is open. */
export interface Answer {
  type: "answer";
  key: string;
  command: unknown;
  begun?: number | null;
  id: string;
}

/** Ask everybody whether this table's games may be used for research, which is possible in the lobby only, */
export interface AskForResearch {
  type: "ask-for-research";
  on: boolean;
  id: string;
}

/** All subjects of the atlas, the most frequent first. */
export interface Atlas {
  subjects: AtlasSubject[];
}

/** One clue or drawing, without the player's name. */
export interface AtlasEntry {
  said?: Record<string, string>;
  asked?: number;
  found?: number;
  sketch?: Record<string, unknown>;
}

/** One picture or word with all its entries. */
export interface AtlasPage {
  subject: AtlasSubject;
  said: SaidOften[];
  entries: AtlasEntry[];
}

/** A picture or a word in the atlas. */
export interface AtlasSubject {
  game: string;
  subject: string;
  times: number;
  pack?: string;
  word?: Record<string, string>;
  category?: Record<string, string>;
  sketch?: Record<string, unknown>;
}

/** The atlas switch of a table, and the number of its entries. */
export interface AtlasView {
  on: boolean;
  kept: number;
}

/** Ban an address, or a network such as 203.0.113.0/24. */
export interface BanAddress {
  address: string;
  days?: number;
  note?: string;
}

/** Ban the browser of a person at a table, or of everybody at it. */
export interface BanPeople {
  name?: string;
  days?: number;
  note?: string;
}

/** A chair of the table. Its index is the seat number. */
export interface Chair {
  name: string;
  seal: number;
  person?: number | null;
  bot?: boolean;
}

/** Change the code by which newcomers join. The old code no longer works for them. */
export interface ChangeCode {
  type: "change-code";
  id: string;
}

/** Choose a game and its house rules. */
export interface Choose {
  type: "choose";
  game: string;
  options?: Record<string, string | number | boolean>;
  id: string;
}

/** Stop speaking. */
export interface CloseMicrophone {
  type: "close-microphone";
}

/** Why a table closes a connection. */
export type CloseReason = "closing" | "left" | "put-away" | "removed" | "shown-elsewhere" | "shut" | "taken-over" | "too-fast" | "transferred";

/** Close a table for good. Its people see the note, and the table is deleted. */
export interface CloseTable {
  note?: string;
}

/** The last message before the connection is closed. */
export interface Closed {
  type: "closed";
  reason: CloseReason;
}

/** A guess, and the number of the look, from 0; an empty guess asks to see more. */
export interface CloudAnswer {
  date: string;
  look: number;
  guess: string;
  language: string;
  browser?: string;
}

/** The first pieces of a sky. */
export interface CloudPart {
  clouds: string;
  shapes: string[];
  category: Record<string, string>;
  sky: LyingPiece[];
  looks: number;
}

/** Whether the guess is right, and the sky that is visible from now on. */
export interface CloudReply {
  right: boolean;
  sky: LyingPiece[];
  word?: Record<string, string> | null;
}

/** A run of three neighbours of this colour, or of this shape, in a row or a column (TEL-13). */
export type Condition = "circle" | "coral" | "cross" | "ink" | "moon" | "sky" | "star" | "sun";

/** A move that a partner with the believed wish would not have made. */
export interface Contradiction {
  move: number;
  made: number;
  possible: number;
  grid: number[];
}

/** Change the title, the reach, or the descriptions of some pictures; None and missing keys: no change. */
export interface DeckChange {
  title?: string | null;
  reach?: "house" | "table" | null;
  alts?: Record<string, string>;
}

/** A deck that a table can choose. */
export interface DeckInfo {
  pack: string;
  kind: string;
  cards: number;
  title: Record<string, string>;
  own?: boolean;
  word?: string;
}

/** The decks that a table can choose, including its own. */
export interface Decks {
  decks: DeckInfo[];
}

/** Agree to end this game, or refuse: the host asks first, then the other players. */
export interface EndGame {
  type: "end-game";
  wish?: boolean;
  id: string;
}

/** End the night with its titles; close it if it has ended, or if no game was played. */
export interface EndNight {
  type: "end-night";
  id: string;
}

/** New facts since the last message of this kind. */
export interface Facts {
  type: "facts";
  facts: TableFact[];
  earlier: boolean;
}

/** A finished game of this evening. */
export interface FinishedGame {
  game: string;
  names: string[];
  winners: number[];
  scores: number[] | null;
  number?: number;
}

/** Delete all atlas entries of this table, and switch the atlas off. */
export interface ForgetAtlas {
  type: "forget-atlas";
  id: string;
}

/** Everything that one viewer sees of a game. `waiting` is in seat order. */
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

/** The newest frame of the game. `seq` counts this viewer's frames; `now` is the table's time. */
export interface FrameMessage {
  type: "frame";
  seq: number;
  now: number;
  running: boolean;
  frame: Frame;
}

/** The changes since the previous frame: a JSON Merge Patch (RFC 7396) of its `frame`. */
export interface FramePatch {
  type: "patch";
  seq: number;
  now: number;
  patch: unknown;
  running?: boolean;
}

/** A game of this server, and its numbers of players. */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  fewest: number;
  greatest: number;
  options: Record<string, unknown>;
}

/** A person's vote for the next game. */
export interface GameWish {
  person: number;
  game: string;
}

/** Let a bot sit in for a person, who may take the seat back; only the host may. */
export interface HandOver {
  type: "hand-over";
  seat: number;
  id: string;
}

/** Shows that the connection is alive, since a page cannot see WebSocket pings. */
export interface Heartbeat {
  type: "heartbeat";
}

/** The first message of a client without cookies. */
export interface Hello {
  type: "hello";
  token: string;
}

/** The games, decks and features of this server. */
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
  keeps_atlas: boolean;
  voice: boolean;
  reminders: boolean;
}

/** What anybody with the code may know about a table before joining. */
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
  locked?: boolean;
  you?: string;
}

/** Ask for a place at a table. */
export interface JoinTable {
  name: string;
  agent?: boolean;
}

/** The last thing that everybody at the table had time to look at, such as a reveal. */
export interface LastMoment {
  public: null;
}

/** Leave the table. During a game a bot plays the seat, and it stays the person's. */
export interface Leave {
  type: "leave";
  id: string;
}

/** A piece in the sky. */
export interface LyingPiece {
  piece: number;
  pose: Pose;
}

/** The resources of the server, in bytes. */
export interface Machine {
  disk_free: number | null;
  disk_total: number | null;
  memory_free: number | null;
  memory_used: number;
  load: number;
  cores: number;
}

/** How quick bots are, whether people come first, and how often bots make mistakes. */
export type Manner = "even" | "gentle" | "keen";

/** The people whose microphone is open and whom this person may hear now. */
export interface Microphones {
  type: "microphones";
  people: number[];
}

/** A line that could not be parsed, and the reason. */
export interface Misread {
  line: number;
  text: string;
  code: string;
  most?: number;
}

/** A move of the partner: a card, and which of its four sets. */
export interface Move {
  card: string;
  on: number;
}

/** Mute a person's voice for the table, or let it be heard again; only the host may. */
export interface Mute {
  type: "mute";
  person: number;
  muted?: boolean;
  id: string;
}

/** A table at which this browser has a place. */
export interface MyTable {
  code: string;
  game: string;
  phase: Phase;
  names: string[];
  by_days: boolean;
  until?: number | null;
}

/** The tables of this browser: those that wait for you first, the nearest deadline first. */
export interface MyTables {
  tables: MyTable[];
}

/** Allow chat programs to name the host in the preview of an invitation, or no longer allow it. */
export interface NameHost {
  type: "name-host";
  named: boolean;
  id: string;
}

/** The playlist, the standings and, at the end, the titles. */
export interface NightView {
  playlist: PlannedGame[];
  played: PlannedGame[];
  people: Standing[];
  bots: Standing[];
  wishes: GameWish[];
  over: boolean;
  titles: Title[];
}

/** The request was carried out and saved. */
export interface Ok {
  type: "ok";
  id: string;
}

/** Speak in this channel from now on. */
export interface OpenMicrophone {
  type: "open-microphone";
  channel: string;
}

/** Bot seats that a spectator may ask for. */
export interface OpenSeats {
  person: number;
  seats: number[];
}

/** Open a table, and sit down at it. */
export interface OpenTable {
  name: string;
  game?: string | null;
  language?: string;
  bots?: number;
}

/** A sentence from the operator of the server, sent before the table is closed for good. */
export interface OperatorNote {
  type: "operator-note";
  text: string;
}

/** Until when the table waits for this person's decision; nobody else is told. */
export interface OwnDeadline {
  type: "own-deadline";
  until: number | null;
}

/** A table's own deck, for the host who edits it. */
export interface OwnDeckInfo {
  pack: string;
  title: string;
  reach: "house" | "table";
  pictures: OwnPicture[];
  least: number;
  most: number;
  megabytes: number;
}

/** A picture of an own deck. */
export interface OwnPicture {
  id: string;
  alt: string;
}

/** A parsed word. */
export interface OwnWord {
  word: string;
  names?: string[];
  category?: string;
}

/** The parsed words and the lines that could not be parsed, for the host. */
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

/** For each word the blot that the player lays it on. */
export interface PanelAnswer {
  date: string;
  laid: string[];
  browser?: string;
}

/** Words to lay on blots, and the number of minds that have laid them. */
export interface PanelPart {
  pack: string;
  words: Record<string, string>[];
  blots: string[];
  minds: number;
}

/** How the minds laid the words. */
export interface PanelReply {
  words: WordReply[];
}

/** The shape that the partner is believed to want, and the card that the player hands over. */
export interface PartnerAnswer {
  date: string;
  wish: Condition;
  card: string;
  browser?: string;
}

/** A position to read: the partner's moves, the player's own condition, and the open cards. */
export interface PartnerPart {
  grids: number[][];
  moves: Move[];
  own: Condition;
  wishes: Condition[];
  cards: string[];
}

/** The shape that the partner wanted, and the result of the card. */
export interface PartnerReply {
  wish: Condition;
  touching: number[];
  card: string;
  handed: PlayedOut;
  solved: PlayedOut;
  read: boolean;
  won: boolean;
  against?: Contradiction | null;
}

/** Stop the table's clock. */
export interface Pause {
  type: "pause";
  id: string;
}

/** A person, as everybody at the table sees them. */
export interface PersonView {
  id: number;
  name: string;
  seal: number;
  here: boolean;
  grace?: number | null;
  agent?: boolean;
  muted?: boolean;
}

/** The lobby before a game, the game itself, or its end. */
export type Phase = "lobby" | "over" | "playing";

/** Start a night, or change its playlist. */
export interface PlanNight {
  type: "plan-night";
  games: PlannedGame[];
  language?: string;
  id: string;
}

/** A game on the playlist, and its house rules. */
export interface PlannedGame {
  game?: string | null;
  options?: Record<string, string | number | boolean>;
}

/** Start the next game of the night. */
export interface PlayNext {
  type: "play-next";
  id: string;
}

/** The grid after the partner has played a card, and those of the two wanted lines that are complete. */
export interface PlayedOut {
  on: number;
  grid: number[];
  lines: number[][];
}

/** The position, rotation and mirroring of a piece. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
  flip: boolean;
}

/** The server's public key, for which a browser subscribes. */
export interface PushKey {
  key: string;
}

/** Show the table on the waiting TV with this code. */
export interface PutUpTv {
  code: string;
}

/** An ask, as it is sent to its seat. */
export interface Question {
  key: string;
  answers: string[];
  choices?: unknown;
  owed?: boolean;
  opens?: number | null;
}

/** Send a reaction in a channel. */
export interface React {
  type: "react";
  channel: string;
  sign: string;
  id: string;
}

/** A reaction in a channel. */
export interface Reacted {
  type: "reacted";
  channel: string;
  by: number;
  sign: string;
}

/** The name of a stored recording. */
export interface Recording {
  sound: string;
}

/** The request was refused, and nothing has changed. The page has a sentence for each code. */
export interface Refusal {
  type: "refusal";
  code: string;
  facts?: Record<string, string | number>;
  id?: string | null;
}

/** What a bot says at the table: a sentence's code, the seat it is about, and arguments. */
export interface Remark {
  code: string;
  about?: number | null;
  facts?: Record<string, string | number>;
}

/** Whether you get reminders of this table. */
export interface ReminderState {
  on: boolean;
}

/** Remove a bot in the lobby. */
export interface RemoveBot {
  type: "remove-bot";
  seat: number;
  id: string;
}

/** Remove a person; only the host may. */
export interface RemovePerson {
  type: "remove-person";
  person: number;
  id: string;
}

/** Go back to the lobby after a game. */
export interface Reopen {
  type: "reopen";
  id: string;
}

/** A finished game, and the seats as they were when it began. */
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

/** The secrets of a shared replay's link, for people who are not of the table. */
export interface ReplayLink {
  secret: string;
  names: boolean;
  album: string;
}

/** One step: its time, actor, viewer, bot thoughts, and the frame after it. */
export interface ReplayStep {
  step: number;
  at: number;
  frame: Frame;
  seat?: number | null;
  actor?: number | null;
  thoughts?: Thought[];
}

/** Consecutive steps, as many as one reply holds. */
export interface ReplaySteps {
  steps: ReplayStep[];
  more: number | null;
}

/** Whether the host asks for consent to research, and who has agreed. */
export interface ResearchView {
  asked: boolean;
  agreed: number[];
}

/** How the game ended. */
export interface Result {
  winners: number[];
  scores: number[] | null;
}

/** Restart the table's clock. */
export interface Resume {
  type: "resume";
  id: string;
}

/** The room: its people, its chairs and the chosen game. */
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
  asking?: SeatRequest[];
  ending?: number[];
  night?: NightView | null;
  manner?: Manner;
  tvs?: string[];
  atlas?: AtlasView;
  research?: ResearchView;
  locked?: boolean;
  host_named?: boolean;
  invitation?: string;
  stands_still?: boolean;
  days?: number | null;
  bots_not_ready?: boolean;
}

/** A line of a person or a bot in a channel. */
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

/** A clue or word that was said of a picture, and how often. */
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

/** A spectator asks for a bot's seat. They get it between two rounds, once all seated people agree. */
export interface SeatRequest {
  person: number;
  seat: number;
  approved: number[];
}

/** Switch the atlas of this table on, which is possible in the lobby only, or off. */
export interface SetAtlas {
  type: "set-atlas";
  on: boolean;
  id: string;
}

/** Play by days: each decision has this many waking hours; None plays without days. Only in the lobby. */
export interface SetDays {
  type: "set-days";
  hours: 8 | 14 | 28 | 42 | null;
  id: string;
}

/** Open no new tables, because the server is about to stop; or open them again. */
export interface SetDraining {
  on: boolean;
}

/** Set the grace period: how long a person may be disconnected before a bot sits in. */
export interface SetGrace {
  type: "set-grace";
  seconds: number;
  id: string;
}

/** Lock the table, so that nobody new can join, or unlock it. People who have joined can reconnect. */
export interface SetLock {
  type: "set-lock";
  locked: boolean;
  id: string;
}

/** Set how the table's bots behave. */
export interface SetManner {
  type: "set-manner";
  manner: Manner;
  id: string;
}

/** Tell the own time zone by its IANA name, such as Europe/Warsaw, so that nights do not count. */
export interface SetTimeZone {
  type: "set-time-zone";
  zone: string;
  id: string;
}

/** Let anybody with the link see a replay, with or without the players' names. */
export interface ShareReplay {
  names?: boolean;
}

/** Exchange the admin token for a cookie. */
export interface SignIn {
  token: string;
}

/** Whether this browser is signed in now. */
export interface SignedIn {
  signed_in: boolean;
}

/** Take a chair in the lobby, take the own seat back, or ask for a bot's seat during a game. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  id: string;
}

/** Stop waiting: all owed questions get random answers. */
export interface Skip {
  type: "skip";
  id: string;
}

/** Give up the chair in the lobby, or let a bot play the own seat during a game. */
export interface Stand {
  type: "stand";
  id: string;
}

/** A player's place in the night. */
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

/** A browser's address at its push service, and the keys with which messages for it are encrypted. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** Swap two chairs in the lobby. */
export interface Swap {
  type: "swap";
  seat: number;
  other: number;
  id: string;
}

/** A public fact about something that happened, with the names at that time. */
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

/** Take another seal that nobody at the table has. */
export interface TakeSeal {
  type: "take-seal";
  seal: number;
  id: string;
}

/** Earlier lines that this viewer may read. */
export interface Talk {
  type: "talk";
  lines: Said[];
}

/** A bot's reason for an answer. */
export interface Thought {
  seat: number;
  key: string;
  why: Why;
}

/** The bots' reasons, sent when the game is over. */
export interface Thoughts {
  type: "thoughts";
  thoughts: Thought[];
}

/** A title of the night, and its holder. */
export interface Title {
  title: string;
  game: string | null;
  name: string;
  seal: number;
  person: number | null;
  amount: number;
}

/** How the people of this house answered a day's puzzle. */
export interface TodayCounts {
  counting: boolean;
  games: Record<string, Record<string, number>[]>;
}

/** The day's puzzle, each part under the name of its game. */
export interface TodayPuzzle {
  date: string;
  telepathic: PartnerPart;
  rorschach: PanelPart;
  pareidolia: CloudPart;
}

/** The replies to the right answers of a day, under the names of the games. */
export interface TodaySolution {
  date: string;
  telepathic: PartnerReply;
  rorschach: PanelReply;
  pareidolia: CloudReply;
}

/** The deck that is drawn for a table tonight, and its progress. */
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

/** A link that moves all seats of this browser to the device that opens it. */
export interface TransferLink {
  url: string;
  qr: string[];
  seconds: number;
  tables: string[];
}

/** The seats that are on this device now. Their tokens are set as cookies. */
export interface Transferred {
  tables: TransferredTable[];
  left: number;
}

/** A table whose seat has moved to this device. */
export interface TransferredTable {
  code: string;
  game: string;
  name: string;
}

/** Turn down a person's request for a seat; every seated person and the host may. */
export interface TurnDown {
  type: "turn-down";
  person: number;
  id: string;
}

/** The code that a host types to show a table on this TV. */
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

/** The token that a TV was given; the TV exchanges it for a cookie. */
export interface TvToken {
  token: string;
}

/** The TVs that show a table. */
export interface Tvs {
  tvs: string[];
}

/** A channel that the viewer hears, and whether the viewer may speak in it. */
export interface Voice {
  channel: string;
  speak: boolean;
}

/** The first message to a person or screen. */
export interface Welcome {
  type: "welcome";
  code: string;
  you: number | null;
}

/** A bot's reason for an answer: a sentence's code and arguments, shown when the game is over. */
export interface Why {
  code: string;
  facts?: Record<string, string | number>;
}

/** Draw a deck from this word; it replaces the table's earlier one. */
export interface WishDeck {
  word: string;
}

/** Vote for the next game, if the night leaves it to a vote; a new vote replaces the old one. */
export interface WishGame {
  type: "wish-game";
  game: string;
  id: string;
}

/** How the minds laid one word. */
export interface WordReply {
  blot: string;
  alike: number;
  favourite: string;
  most: number;
  minds: number[];
}

/** Own words for a game, one per line: to check them, or to save them. */
export interface WriteWords {
  text: string;
  keep?: boolean;
  reach?: "house" | "table";
  title?: string;
}

export type FromPerson = Hello | Heartbeat | Answer | Say | React | Sit | Stand | Swap | Leave | TakeSeal | Admit | TurnDown | EndGame | WishGame | SetDays | SetTimeZone | AddBot | RemoveBot | Choose | SetGrace | SetManner | Reopen | RemovePerson | HandOver | Pause | Resume | PlanNight | EndNight | SetAtlas | ForgetAtlas | AskForResearch | AgreeToResearch | SetLock | ChangeCode | NameHost | Mute | Start | Skip | PlayNext;

export type FromTable = Welcome | RoomView | FrameMessage | FramePatch | Said | Talk | Facts | Reacted | Thoughts | OwnDeadline | Ok | Refusal | Heartbeat | OperatorNote | Closed;

export type TableRequest = Sit | Stand | Swap | Leave | TakeSeal | Admit | TurnDown | EndGame | WishGame | SetDays | SetTimeZone | AddBot | RemoveBot | Choose | SetGrace | SetManner | Reopen | RemovePerson | HandOver | Pause | Resume | PlanNight | EndNight | SetAtlas | ForgetAtlas | AskForResearch | AgreeToResearch | SetLock | ChangeCode | NameHost | Mute | Start | Skip | PlayNext;

export type ToWaitingTv = TvCode | TvTaken | Refusal | Heartbeat;

export type FromSpeaker = Hello | OpenMicrophone | CloseMicrophone;

export type FromVoices = Microphones | Refusal | Heartbeat | Closed;

export const MOST_PLANNED = 12 as const;
