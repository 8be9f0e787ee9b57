import { socketAddress } from '../address.ts';
import type { FromPerson, FromTable } from '../schema.gen.ts';
import { STALE_AFTER } from './staleAfter.ts';

const SHORTEST_DELAY = 250;
const LONGEST_DELAY = 8000;
/** A connection without a welcome message after this time is dead, even if the socket is open. */
const WELCOME_WITHIN = 6000;
const CHECK_EVERY = 500;
/** After this time without a message the page sends a heartbeat, which the server returns at once. */
const ASK_AFTER = 2000;
/** A server that does not return a heartbeat within this time hangs: the page connects again, to another node. */
const ANSWER_WITHIN = 3500;

export interface ConnectionListener {
  received(message: FromTable): void;
  /** The connection is open and the table has sent its welcome message. */
  opened(): void;
  /** The connection was lost and will be retried; `everOpen` is true if it was ever open. */
  lost(everOpen: boolean): void;
}

/** A connection to a table that reconnects after a dead socket, after sleep and on a change of network. */
export class Connection {
  #address: string;
  #listener: ConnectionListener;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #failures = 0;
  #lastHeard = 0;
  /** When a heartbeat was sent; it is unanswered while it is later than the last message. */
  #askedAt = 0;
  #welcomed = false;
  #everOpen = false;
  #closedForGood = false;
  #stop = new AbortController();

  /** @param screen true for a second window that only shows the table. */
  constructor(code: string, listener: ConnectionListener, screen = false) {
    this.#address = socketAddress(`/ws/${code}?patches${screen ? '&screen' : ''}`);
    this.#listener = listener;
    this.#listenForWaking();
    this.#connect();
  }

  /** Send a message if the connection is open. Return false if it was not sent. */
  send(message: FromPerson): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** True if the table has sent its welcome message on this connection. */
  get open(): boolean {
    return this.#welcomed && this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Reconnect at once instead of waiting for the next attempt. */
  retryNow(): void {
    if (this.#closedForGood || this.open) return;
    this.#failures = 0;
    this.#connect();
  }

  /** Connect again, because the messages of this connection are not consistent. */
  renew(): void {
    this.#reconnect();
  }

  /** Close the connection for good. */
  close(): void {
    this.#closedForGood = true;
    this.#stop.abort();
    this.#drop();
  }

  #listenForWaking(): void {
    const { signal } = this.#stop;
    const wake = () => this.#wake();
    addEventListener('online', wake, { signal });
    addEventListener('pageshow', wake, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), {
      signal,
    });
    this.#listenForNetwork(signal);
  }

  /** Reconnect when the kind of network changes; the same event also reports changes of speed, which do not matter. */
  #listenForNetwork(signal: AbortSignal): void {
    const network = (navigator as { connection?: EventTarget & { type?: string } }).connection;
    let kind = network?.type;
    const changed = () => {
      if (network?.type === kind) return this.#wake();
      kind = network?.type;
      this.#reconnect();
    };
    network?.addEventListener('change', changed, { signal });
  }

  /** Check the connection after sleep: timers do not run while the page sleeps, so it may be long dead. */
  #wake(): void {
    if (this.#socket === null) this.retryNow();
    else if (performance.now() - this.#lastHeard > STALE_AFTER) this.#reconnect();
    else this.#ask();
  }

  #ask(): void {
    this.#askedAt = performance.now();
    this.send({ type: 'heartbeat' });
  }

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#lastHeard = performance.now();
    this.#welcomed = false;
    this.#watch = setInterval(() => this.#checkAlive(), CHECK_EVERY);
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastHeard = performance.now();
      const message = JSON.parse(event.data) as FromTable;
      if (message.type === 'welcome') {
        this.#failures = 0;
        this.#welcomed = true;
        this.#everOpen = true;
        this.#listener.opened();
      }
      this.#listener.received(message);
    };
    socket.onclose = () => this.#lost();
  }

  #checkAlive(): void {
    const now = performance.now();
    const silent = now - this.#lastHeard;
    if (!this.#welcomed) {
      if (silent > WELCOME_WITHIN) this.#lost();
    } else if (this.#askedAt > this.#lastHeard) {
      if (now - this.#askedAt > ANSWER_WITHIN) this.#reconnect();
    } else if (silent >= ASK_AFTER) this.#ask();
  }

  #reconnect(): void {
    if (this.#closedForGood) return;
    this.#failures = 0;
    this.#connect();
  }

  #lost(): void {
    this.#drop();
    if (this.#closedForGood) return;
    const wait = Math.min(LONGEST_DELAY, SHORTEST_DELAY * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#listener.lost(this.#everOpen);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}
