import { Connection, type ConnectionListener } from './connection.ts';
import { mergePatch } from './mergePatch.ts';
import { newId } from './messageId.ts';
import { Outbox, type Reply } from './outbox.ts';
import type {
  Chair,
  CloseReason,
  Facts,
  FromTable,
  Refusal,
  PersonView,
  Reacted,
  RoomView,
  Said,
  SeatRequest,
  Frame,
  FrameMessage,
  FramePatch,
  TableFact,
  Thought,
  Voice,
  TableRequest,
} from '../schema.gen.ts';
import { TalkLog } from './talk.svelte.ts';

/** The channel that everybody hears; the only one while no game is played. */
const OPEN_CHANNEL = 'table';
const LOBBY_VOICES: Voice[] = [{ channel: OPEN_CHANNEL, speak: true }];
const SIGN_STAYS = 2600;
/** How long a line of talk is shown at its speaker's seal, by its length, in milliseconds. */
const LINE_STAYS = { least: 4000, letter: 60, most: 9000, remark: 50 };
const MOST_FACTS = 120;

/** A reason for a closed connection that is shown; after 'closing' the page reconnects instead. */
export type ShownCloseReason = Exclude<CloseReason, 'closing'>;

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

/** A request that has no id yet: it gets one when it is sent. */
type Unsent<C> = C extends unknown ? Omit<C, 'id'> : never;

export interface ShownReaction extends Reacted {
  key: number;
}

export interface ShownLine extends Said {
  key: number;
}

/** The state of a table as received from the server, and the methods that send messages to it. */
export class TableStore implements ConnectionListener {
  readonly code: string;
  connection = $state<ConnectionState>('connecting');
  /** Why the server closed this connection for good; null while it is open. */
  closeReason = $state<ShownCloseReason | null>(null);
  /** What the operator of the server said before closing the table; '' if nothing. */
  operatorNote = $state('');
  you = $state<number | null>(null);
  room = $state.raw<RoomView | null>(null);
  /** The latest frame, with the table's time at which it was sent. */
  frameMessage = $state.raw<FrameMessage | null>(null);
  /** The number of games begun at this table, up to that of the latest frame. */
  gamesBegun = $state(0);
  readonly #talk = new TalkLog((line) => line.by === this.you);
  reactions = $state.raw<ShownReaction[]>([]);
  /** Lines that others have just said, shown at their seals. */
  spoken = $state.raw<ShownLine[]>([]);
  thoughts = $state.raw<Thought[]>([]);
  /** Facts of this game, or of the lobby since the last game, oldest first. */
  facts = $state.raw<TableFact[]>([]);
  /** The latest facts, and the phase of the game in which they happened. */
  newest = $state.raw<{ facts: TableFact[]; phase: string | null }>({ facts: [], phase: null });
  /** The atlas's fact about the pictures that were shown last, and the phase in which they were shown. */
  recalled = $state.raw<{ fact: TableFact; phase: string | null } | null>(null);

  /** Called with new facts, but not with facts from before this page connected. */
  onhappened: (facts: TableFact[]) => void = () => undefined;
  /** Called with every refusal. */
  onrefused: (refusal: Refusal) => void = () => undefined;
  /** Called if the connection is lost before it was ever open, or after this person was removed. */
  onrejected: () => void = () => undefined;

  readonly #screen: boolean;
  #connection: Connection;
  #outbox = new Outbox();
  #tokenRejected = false;
  /** Counts shown lines and reactions, for their keys. */
  #shownCount = 0;
  /** When the latest frame arrived, by this browser's clock. */
  #frameAt = 0;
  /** When the awaited seats last changed, by this browser's clock. */
  #waitingSince = performance.now();
  /** When the latest room message arrived, by this browser's clock. */
  #roomAt = 0;
  #now = $state(performance.now());
  #ticking: ReturnType<typeof setInterval>;

  /** @param screen true for a shared screen, which belongs to no person. */
  constructor(code: string, screen = false) {
    this.code = code;
    this.#screen = screen;
    this.#connection = new Connection(code, this, screen);
    this.#ticking = setInterval(() => (this.#now = performance.now()), 250);
  }

  // ---- derived state

  readonly talk: Said[] = $derived(this.#talk.lines);
  readonly unread: number = $derived(this.#talk.unread);
  /** True once the table has sent what was said before this page was opened. */
  readonly talkReceived: boolean = $derived(this.#talk.received);
  /** The text in the talk's input. It is stored here because the input is replaced when a game begins. */
  draft = $state('');
  /** The code for newcomers, which the host may have changed. */
  readonly invitation: string = $derived.by(() => this.room?.invitation ?? this.code);
  readonly chairs: Chair[] = $derived(this.room?.chairs ?? []);
  readonly me: PersonView | null = $derived(this.room?.people.find(({ id }) => id === this.you) ?? null);
  readonly seat: number | null = $derived.by(() => {
    const at = this.chairs.findIndex((chair) => this.you !== null && chair.person === this.you);
    return at < 0 ? null : at;
  });
  /** A bot plays in this person's seat, which they can take back. */
  readonly replaced: boolean = $derived(this.seat !== null && this.chairs[this.seat]?.bot === true);
  /** Requests for a bot's seat to which this person, who is seated, has not agreed yet. */
  readonly seatRequests: SeatRequest[] = $derived(
    this.seat === null || this.replaced
      ? []
      : (this.room?.asking ?? []).filter(({ approved }) => !approved.includes(this.you ?? -1)),
  );
  readonly awaySeats: number[] = $derived(
    this.chairs.flatMap((chair, seat) => (this.away(chair) ? seat : [])),
  );
  readonly host: boolean = $derived(this.room !== null && this.room.host === this.you);
  /** This person is the host and plays only with bots. */
  readonly alone: boolean = $derived(
    this.host && this.seat !== null && this.chairs.filter((chair) => !chair.bot).length === 1,
  );
  readonly playing: boolean = $derived(this.room?.phase === 'playing');
  /** The server cannot save the game at the moment: the clock is stopped until it can. */
  readonly standsStill: boolean = $derived(this.playing && this.room?.stands_still === true);
  /** The table waits for a bot whose models are still being installed. */
  readonly botsNotReady: boolean = $derived(this.playing && this.room?.bots_not_ready === true);
  /** The clock is stopped and nobody can answer, because of a pause or a standstill. */
  readonly resting: boolean = $derived(this.room?.paused === true || this.standsStill);
  readonly waiting: number[] = $derived(this.playing ? (this.frameMessage?.frame.waiting ?? []) : []);
  /** The table waits for this person's answer. */
  readonly myTurn: boolean = $derived(
    this.playing && (this.frameMessage?.frame.asks ?? []).some((ask) => ask.owed !== false),
  );
  /** The game's phase, by the game's own name for it. */
  readonly phase: string | null = $derived.by(() => {
    const phase = (this.frameMessage?.frame.public as { phase?: unknown } | undefined)?.phase;
    return typeof phase === 'string' ? phase : null;
  });
  readonly voices: Voice[] = $derived(this.playing ? (this.frameMessage?.frame.voices ?? []) : LOBBY_VOICES);
  /** This person hears a channel but may not speak in any. */
  readonly silenced: boolean = $derived(this.voices.length > 0 && this.voices.every((voice) => !voice.speak));
  /**
   * This person must not tell the others anything, so the table refuses changes of its settings. As on the server, this
   * needs a listener: another person, who may also have left their seat for a while.
   */
  readonly mustBeSilent: boolean = $derived.by(() => {
    const isOther = (person: unknown) => typeof person === 'number' && person !== this.you;
    const heard = [
      ...(this.room?.people ?? []).map(({ id }) => id),
      ...this.chairs.map(({ person }) => person),
    ];
    const speaks = this.voices.some(({ channel, speak }) => speak && channel === OPEN_CHANNEL);
    return this.playing && !speaks && heard.some(isOther);
  });

  /** Return the milliseconds left on the clock; null without a clock. It stops while the table's time is stopped. */
  remaining = (): number | null => {
    const latest = this.frameMessage;
    const due = latest?.frame.due ?? null;
    if (latest === null || due === null || !this.playing) return null;
    const elapsed = latest.running ? Math.max(0, this.#now - this.#frameAt) : 0;
    return Math.max(0, due - latest.now - elapsed);
  };

  /** Return the seconds for which the table has waited for the same seats. */
  waited = (): number => Math.max(0, Math.floor((this.#now - this.#waitingSince) / 1000));

  /** Return the seconds until a bot takes an absent person's seat; null if none will. */
  grace(person: PersonView): number | null {
    const left = person.grace ?? null;
    return left === null ? null : Math.max(0, Math.ceil((left - (this.#now - this.#roomAt)) / 1000));
  }

  /** True if an agent, a program that plays as a person, sits on this chair. */
  agent(chair: Chair): boolean {
    return !chair.bot && (this.room?.people ?? []).some(({ id, agent }) => id === chair.person && agent);
  }

  /** True if the person of this chair is not connected. */
  away(chair: Chair): boolean {
    if (chair.person === null || chair.person === undefined) return false;
    return this.room?.people.find(({ id }) => id === chair.person)?.here === false;
  }

  /** Return the state that a chair's seal shows; null for a person who is present. */
  sealState(chair: Chair): 'bot' | 'away' | 'agent' | null {
    if (chair.bot) return 'bot';
    if (this.away(chair)) return 'away';
    return this.agent(chair) ? 'agent' : null;
  }

  // ---- messages to the table

  /** Answer a question. True once the table has accepted it; also waits for a lost connection to return. */
  answer = async (key: string, command: unknown): Promise<boolean> => {
    return this.#isAccepted(
      await this.#send({ type: 'answer', id: newId(), key, command, begun: this.gamesBegun }),
    );
  };

  /** Send a request to the table itself. */
  request = async (request: Unsent<TableRequest>): Promise<boolean> => {
    return this.#isAccepted(await this.#send({ ...request, id: newId() } as TableRequest));
  };

  say = async (channel: string, text: string): Promise<boolean> => {
    return this.#isAccepted(await this.#send({ type: 'say', id: newId(), channel, text }));
  };

  react = async (channel: string, sign: string): Promise<boolean> => {
    return this.#isAccepted(await this.#send({ type: 'react', id: newId(), channel, sign }));
  };

  /** Mark all lines as read. */
  markRead = (): void => void (this.#talk.unread = 0);

  /** Try to connect at once. */
  reconnect = (): void => this.#connection.retryNow();

  /** Connect again after another window has taken over. */
  takeBack = (): void => {
    this.closeReason = null;
    this.connection = 'connecting';
    this.#connection = new Connection(this.code, this, this.#screen);
  };

  close(): void {
    clearInterval(this.#ticking);
    this.#connection.close();
  }

  #send(message: Parameters<Outbox['keep']>[0]): Promise<Reply> {
    const reply = this.#outbox.keep(message);
    const sent = this.#connection.open && this.#connection.send(message);
    if (!sent && message.type !== 'answer') this.#outbox.settle(message.id, 'lost');
    return reply;
  }

  /** True if the table accepted a message; otherwise report the refusal. */
  #isAccepted(reply: Reply): boolean {
    if (reply === 'heard') return true;
    this.onrefused(reply === 'lost' ? { type: 'refusal', code: 'connection-lost' } : reply);
    return false;
  }

  // ---- messages from the table

  opened(): void {
    // Messages other than answers were sent on the last connection, which may have ended without an event.
    this.#outbox.dropTransient();
    this.connection = 'open';
    for (const answer of this.#outbox.answers()) this.#connection.send(answer);
  }

  lost(everOpen: boolean): void {
    this.#outbox.dropTransient();
    if (this.closeReason !== null) return;
    this.connection = 'lost';
    if (!everOpen || this.#tokenRejected) this.onrejected();
    this.#tokenRejected = false;
  }

  received(message: FromTable): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        return;
      case 'room':
        return this.#updateRoom(message);
      case 'frame':
        return this.#updateFrame(message);
      case 'patch':
        return this.#patchFrame(message);
      case 'talk':
        return this.#talk.catchUp(message.lines);
      case 'said':
        if (this.#talk.add(message)) this.#showLine(message);
        return;
      case 'facts':
        return this.#addFacts(message);
      case 'reacted':
        return this.#showReaction(message);
      case 'thoughts':
        this.thoughts = message.thoughts;
        return;
      case 'ok':
        this.#outbox.settle(message.id, 'heard');
        return;
      case 'refusal':
        return this.#refused(message);
      case 'heartbeat':
        return;
      case 'operator-note':
        return void (this.operatorNote = message.text);
      case 'closed':
        return this.#closed(message.reason);
      default:
        message satisfies never;
    }
  }

  #updateFrame(message: FrameMessage): void {
    this.#updateWaiting(message.frame.waiting ?? []);
    this.frameMessage = message;
    this.gamesBegun = this.room?.begun ?? 0;
    this.#now = this.#frameAt = performance.now();
  }

  /** Apply a patch to the latest frame. After a gap, a new connection gets a whole frame. */
  #patchFrame({ seq, now, running = true, patch }: FramePatch): void {
    const latest = this.frameMessage;
    if (latest === null || seq !== latest.seq + 1) return this.#connection.renew();
    const frame = mergePatch(latest.frame, patch) as Frame;
    this.#updateFrame({ type: 'frame', seq, now, running, frame });
  }

  #refused(refusal: Refusal): void {
    const { id, code } = refusal;
    const isAwaited = id !== undefined && id !== null && this.#outbox.settle(id, refusal);
    // The person was removed, or left in another window: `onrejected` shows the invitation.
    if (code === 'bad-token') this.#tokenRejected = true;
    else if (!isAwaited) this.onrefused(refusal);
  }

  #updateRoom(room: RoomView): void {
    // A frame of another game is dropped; this game's frame follows the room message.
    if (room.phase === 'lobby' && this.room && this.room.phase !== 'lobby') this.#talk.enterLobby();
    if (room.phase === 'lobby' || room.game !== this.room?.game) {
      this.frameMessage = null;
      this.thoughts = [];
      if (this.room?.phase !== 'lobby') this.facts = [];
    }
    this.#roomAt = this.#now = performance.now();
    // The waiting time starts again after a pause.
    const wasResting = this.resting;
    this.room = room;
    if (wasResting && !this.resting) this.#waitingSince = this.#now;
  }

  #updateWaiting(seats: readonly number[]): void {
    if (seats.join() === this.waiting.join()) return;
    this.#waitingSince = performance.now();
  }

  #addFacts({ facts, earlier }: Facts): void {
    const begins = facts.some((fact) => fact.code === 'began');
    if (begins && !earlier) this.#talk.beginGame();
    const previous = earlier || begins ? [] : this.facts;
    this.facts = [...previous, ...facts].slice(-MOST_FACTS);
    // The atlas's fact arrives shortly after the facts it is about and does not replace them.
    const recalled = earlier ? undefined : facts.find((fact) => fact.code.startsWith('recalled-'));
    const others = facts.filter((fact) => fact !== recalled);
    if (earlier) this.newest = { facts: [], phase: null };
    else if (others.length > 0) this.newest = { facts: others, phase: this.phase };
    if (recalled) this.recalled = { fact: recalled, phase: this.newest.phase };
    else if (others.length > 0) this.recalled = null;
    if (!earlier) this.onhappened(facts);
  }

  #showReaction(reaction: Reacted): void {
    const shown = { ...reaction, key: ++this.#shownCount };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other !== shown)), SIGN_STAYS);
  }

  /** Show a line at its speaker's seal; it replaces the speaker's last line. */
  #showLine(line: Said): void {
    if (line.by === this.you && this.you !== null) return;
    const shown = { ...line, key: ++this.#shownCount };
    const isSameSpeaker = ({ by, bot }: Said) => by === line.by && (bot ?? null) === (line.bot ?? null);
    this.spoken = [...this.spoken.filter((other) => !isSameSpeaker(other)), shown];
    const letters = line.remark ? LINE_STAYS.remark : line.text.length;
    const duration = Math.min(LINE_STAYS.most, LINE_STAYS.least + letters * LINE_STAYS.letter);
    setTimeout(() => (this.spoken = this.spoken.filter((other) => other !== shown)), duration);
  }

  /** Close the connection for good, unless the table moves to another server ('closing'): it reconnects then. */
  #closed(reason: CloseReason): void {
    if (reason === 'closing') return;
    this.closeReason = reason;
    this.connection = 'closed';
    this.#connection.close();
  }
}
