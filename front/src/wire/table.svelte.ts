import { Connection, type ConnectionListener } from './connection.ts';
import { newId } from './ids.ts';
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
  FrameMessage,
  TableFact,
  Thought,
  Voice,
  TableRequest,
} from './schema.gen.ts';
import { TalkLog } from './talk.svelte.ts';

/** The one channel of a table at which no game is on. */
const OPEN: Voice[] = [{ channel: 'table', speak: true }];
const SIGN_STAYS = 2600;
/** How long a line of talk stands at its speaker's seal: as long as it takes to read it, and no longer. */
const LINE_STAYS = { least: 4000, letter: 60, most: 9000, remark: 50 };
const MOST_FACTS = 120;

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

/** A request that has no id yet: it gets one when it is sent. */
type Unsent<C> = C extends unknown ? Omit<C, 'id'> : never;

export interface ShownReaction extends Reacted {
  key: number;
}

export interface ShownLine extends Said {
  key: number;
}

/** A table as this page knows it: the newest of everything that came, and the ways to say something to it. */
export class TableStore implements ConnectionListener {
  readonly code: string;
  connection = $state<ConnectionState>('connecting');
  /** Why the table closed our connection, when it did for good. */
  closeReason = $state<CloseReason | null>(null);
  you = $state<number | null>(null);
  room = $state.raw<RoomView | null>(null);
  /** The newest frame, with the table's time at which it was sent. */
  frameMessage = $state.raw<FrameMessage | null>(null);
  /** How many games had begun here with the one that the newest frame is of. */
  begun = $state(0);
  readonly #talk = new TalkLog((line) => line.by === this.you);
  reactions = $state.raw<ShownReaction[]>([]);
  /** What others have just said. */
  spoken = $state.raw<ShownLine[]>([]);
  thoughts = $state.raw<Thought[]>([]);
  /** What has happened in this game, or at the open table since the last one, oldest first. */
  facts = $state.raw<TableFact[]>([]);
  /** What has happened last, and in which phase of the game. */
  newest = $state.raw<{ facts: TableFact[]; phase: string | null }>({ facts: [], phase: null });
  /** What the house remembers of the pictures that were shown last, and in which phase of the game they were. */
  recalled = $state.raw<{ fact: TableFact; phase: string | null } | null>(null);

  /** Told of what has just happened, while this page was looking. */
  onhappened: (facts: TableFact[]) => void = () => undefined;
  /** Told of refusals that nobody waits for, and of those that somebody does. */
  onrefused: (refusal: Refusal) => void = () => undefined;
  /** The connection broke before this page was ever let in, or the table does not know us any more. */
  onrejected: () => void = () => undefined;

  readonly #screen: boolean;
  #connection: Connection;
  #outbox = new Outbox();
  #turnedAway = false;
  #seen = 0;
  /** When the newest frame came, by this browser's clock. */
  #frameAt = 0;
  /** When whom the table waits for last changed, by this browser's clock. */
  #waitingSince = performance.now();
  /** When the room was last told, by this browser's clock. */
  #roomAt = 0;
  #now = $state(performance.now());
  #ticking: ReturnType<typeof setInterval>;

  /** @param screen whether this page is a screen for all to see, and nobody's own. */
  constructor(code: string, screen = false) {
    this.code = code;
    this.#screen = screen;
    this.#connection = new Connection(code, this, screen);
    this.#ticking = setInterval(() => (this.#now = performance.now()), 250);
  }

  // ---- what follows from it

  readonly talk: Said[] = $derived(this.#talk.lines);
  readonly unread: number = $derived(this.#talk.unread);
  /** What is being written to the others: it outlives its field, which moves when a game begins. */
  draft = $state('');
  readonly chairs: Chair[] = $derived(this.room?.chairs ?? []);
  readonly me: PersonView | null = $derived(this.room?.people.find((one) => one.id === this.you) ?? null);
  readonly seat: number | null = $derived.by(() => {
    const at = this.chairs.findIndex((chair) => this.you !== null && chair.person === this.you);
    return at < 0 ? null : at;
  });
  /** A bot plays on our chair, which is still ours to take back. */
  readonly replaced: boolean = $derived(this.seat !== null && this.chairs[this.seat]?.bot === true);
  readonly awaySeats: number[] = $derived(
    this.chairs.flatMap((chair, seat) => (this.away(chair) ? seat : [])),
  );
  readonly host: boolean = $derived(this.room !== null && this.room.host === this.you);
  /** We play, and nobody but bots plays with us: the table is ours to stop. */
  readonly alone: boolean = $derived(
    this.host && this.seat !== null && this.chairs.filter((chair) => !chair.bot).length === 1,
  );
  readonly playing: boolean = $derived(this.room?.phase === 'playing');
  /** What is played cannot be written down just now: the clock waits, and the server goes on by itself. */
  readonly standsStill: boolean = $derived(this.playing && this.room?.stands_still === true);
  /** The table waits for a bot whose models are still being installed. */
  readonly botsNotReady: boolean = $derived(this.playing && this.room?.bots_not_ready === true);
  /** The clock stands and nothing is answered, whatever the reason. */
  readonly resting: boolean = $derived(this.room?.paused === true || this.standsStill);
  readonly waiting: number[] = $derived(this.playing ? (this.frameMessage?.frame.waiting ?? []) : []);
  /** The table waits for an answer of ours. */
  readonly myTurn: boolean = $derived(
    this.playing && (this.frameMessage?.frame.asks ?? []).some((ask) => ask.owed !== false),
  );
  /** Where in the game the table is, by the game's own word. */
  readonly phase: string | null = $derived.by(() => {
    const phase = (this.frameMessage?.frame.public as { phase?: unknown } | undefined)?.phase;
    return typeof phase === 'string' ? phase : null;
  });
  readonly voices: Voice[] = $derived(this.playing ? (this.frameMessage?.frame.voices ?? []) : OPEN);
  /** We hear, but may not speak anywhere. */
  readonly silenced: boolean = $derived(this.voices.length > 0 && this.voices.every((voice) => !voice.speak));

  /** Milliseconds until the clock answers; null where there is no clock. It stands still while the table's time does. */
  remaining = (): number | null => {
    const newest = this.frameMessage;
    const due = newest?.frame.due ?? null;
    if (newest === null || due === null || !this.playing) return null;
    const ran = newest.running ? Math.max(0, this.#now - this.#frameAt) : 0;
    return Math.max(0, due - newest.now - ran);
  };

  /** Seconds for which the table has waited for the same people. */
  waited = (): number => Math.max(0, Math.floor((this.#now - this.#waitingSince) / 1000));

  /** Seconds until a bot sits in for somebody who is away from their seat; null where none will. */
  grace(person: PersonView): number | null {
    const left = person.grace ?? null;
    return left === null ? null : Math.max(0, Math.ceil((left - (this.#now - this.#roomAt)) / 1000));
  }

  /** Whether a program sits on this chair like a person: everybody is to know it. */
  agent(chair: Chair): boolean {
    return !chair.bot && (this.room?.people ?? []).some((one) => one.id === chair.person && one.agent);
  }

  /** Whether the person on this chair is away from the table. */
  away(chair: Chair): boolean {
    if (chair.person === null || chair.person === undefined) return false;
    return this.room?.people.find((one) => one.id === chair.person)?.here === false;
  }

  /** What a chair's seal shows of whoever sits there; nothing for a person who is here. */
  sign(chair: Chair): 'bot' | 'away' | 'agent' | null {
    if (chair.bot) return 'bot';
    if (this.away(chair)) return 'away';
    return this.agent(chair) ? 'agent' : null;
  }

  // ---- what is said to it

  /** Answers a question; true when the table has heard it. Waits through a broken connection. */
  answer = async (key: string, command: unknown): Promise<boolean> => {
    return this.#told(await this.#say({ type: 'answer', id: newId(), key, command, begun: this.begun }));
  };

  /** Asks something of the table itself. */
  request = async (request: Unsent<TableRequest>): Promise<boolean> => {
    return this.#told(await this.#say({ ...request, id: newId() } as TableRequest));
  };

  say = async (channel: string, text: string): Promise<boolean> => {
    return this.#told(await this.#say({ type: 'say', id: newId(), channel, text }));
  };

  react = async (channel: string, sign: string): Promise<boolean> => {
    return this.#told(await this.#say({ type: 'react', id: newId(), channel, sign }));
  };

  /** All that was said is read. */
  read = (): void => void (this.#talk.unread = 0);

  /** Tries to connect at once. */
  reconnect = (): void => this.#connection.retryNow();

  /** Takes the seat back from another window. */
  takeBack = (): void => {
    this.closeReason = null;
    this.connection = 'connecting';
    this.#connection = new Connection(this.code, this, this.#screen);
  };

  close(): void {
    clearInterval(this.#ticking);
    this.#connection.close();
  }

  #say(message: Parameters<Outbox['keep']>[0]): Promise<Reply> {
    const reply = this.#outbox.keep(message);
    const sent = this.#connection.open && this.#connection.send(message);
    if (!sent && message.type !== 'answer') this.#outbox.settle(message.id, 'lost');
    return reply;
  }

  #told(reply: Reply): boolean {
    if (reply === 'heard') return true;
    this.onrefused(reply === 'lost' ? { type: 'refusal', code: 'connection-lost' } : reply);
    return false;
  }

  // ---- what is heard from it

  opened(): void {
    // Whatever is no answer and still waits was said on another line, which has gone without a word.
    this.#outbox.forgetTheRest();
    this.connection = 'open';
    for (const answer of this.#outbox.answers()) this.#connection.send(answer);
  }

  lost(everOpen: boolean): void {
    this.#outbox.forgetTheRest();
    if (this.closeReason !== null) return;
    this.connection = 'lost';
    if (!everOpen || this.#turnedAway) this.onrejected();
    this.#turnedAway = false;
  }

  received(message: FromTable): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        return;
      case 'room':
        return this.#entered(message);
      case 'frame':
        this.#waits(message.frame.waiting ?? []);
        this.frameMessage = message;
        this.begun = this.room?.begun ?? 0;
        this.#now = this.#frameAt = performance.now();
        return;
      case 'talk':
        return this.#talk.catchUp(message.lines);
      case 'said':
        if (this.#talk.hear(message)) this.#speak(message);
        return;
      case 'facts':
        return this.#happened(message);
      case 'reacted':
        return this.#show(message);
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
      case 'closed':
        return this.#closed(message.reason);
      default:
        message satisfies never;
    }
  }

  #refused(refusal: Refusal): void {
    const { id, code } = refusal;
    const awaited = id !== undefined && id !== null && this.#outbox.settle(id, refusal);
    // Shown out while this page slept, or gone by another window: the invitation tells how to come back.
    if (code === 'bad-token') this.#turnedAway = true;
    else if (!awaited) this.onrefused(refusal);
  }

  #entered(room: RoomView): void {
    // The frame of another game tells nothing of this one: its own comes after the room.
    if (room.phase === 'lobby' && this.room && this.room.phase !== 'lobby') this.#talk.openTable();
    if (room.phase === 'lobby' || room.game !== this.room?.game) {
      this.frameMessage = null;
      this.thoughts = [];
      if (this.room?.phase !== 'lobby') this.facts = [];
    }
    this.#roomAt = this.#now = performance.now();
    // Nobody is waited for while the table rests.
    const rested = this.resting;
    this.room = room;
    if (rested && !this.resting) this.#waitingSince = this.#now;
  }

  #waits(seats: readonly number[]): void {
    if (seats.join() === this.waiting.join()) return;
    this.#waitingSince = performance.now();
  }

  #happened({ facts, earlier }: Facts): void {
    const begins = facts.some((fact) => fact.code === 'began');
    if (begins && !earlier) this.#talk.beginGame();
    const kept = earlier || begins ? [] : this.facts;
    this.facts = [...kept, ...facts].slice(-MOST_FACTS);
    // What the house recalls comes a moment after what it is about, and takes nothing's place.
    const recalled = earlier ? undefined : facts.find((fact) => fact.code.startsWith('recalled-'));
    const others = facts.filter((fact) => fact !== recalled);
    if (earlier) this.newest = { facts: [], phase: null };
    else if (others.length > 0) this.newest = { facts: others, phase: this.phase };
    if (recalled) this.recalled = { fact: recalled, phase: this.newest.phase };
    else if (others.length > 0) this.recalled = null;
    if (!earlier) this.onhappened(facts);
  }

  #show(reaction: Reacted): void {
    const shown = { ...reaction, key: ++this.#seen };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one !== shown)), SIGN_STAYS);
  }

  /** One line a speaker: the newest takes the place of what was said before. */
  #speak(line: Said): void {
    if (line.by === this.you && this.you !== null) return;
    const shown = { ...line, key: ++this.#seen };
    const same = (one: Said) => one.by === line.by && (one.bot ?? null) === (line.bot ?? null);
    this.spoken = [...this.spoken.filter((one) => !same(one)), shown];
    const letters = line.remark ? LINE_STAYS.remark : line.text.length;
    const stays = Math.min(LINE_STAYS.most, LINE_STAYS.least + letters * LINE_STAYS.letter);
    setTimeout(() => (this.spoken = this.spoken.filter((one) => one !== shown)), stays);
  }

  /** The table has closed this connection for good; or it moves to another server, where the connection finds it. */
  #closed(reason: CloseReason): void {
    if (reason === 'closing') return;
    this.closeReason = reason;
    this.connection = 'closed';
    this.#connection.close();
  }
}
