import type { FromPerson, FromTable } from './schema.gen.ts';
import { STALE_AFTER } from './stale.ts';

const SOONEST = 250;
const LATEST = 8000;
/** A connection on which the table does not greet us by then is dead, whatever the socket believes. */
const GREETED_WITHIN = 6000;

export interface ConnectionListener {
  received(message: FromTable): void;
  /** The connection is open and the table has greeted us. */
  opened(): void;
  /** The connection broke, and is tried again; `everOpen` tells whether this page was ever at the table. */
  lost(everOpen: boolean): void;
}

/** A connection to a table that mends itself: on a dead socket, on wake, on a change of network. */
export class Connection {
  #address: string;
  #listener: ConnectionListener;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #failures = 0;
  #lastHeard = 0;
  #greeted = false;
  #everOpen = false;
  #over = false;
  #stop = new AbortController();

  /** A screen is a second window that only shows. */
  constructor(code: string, listener: ConnectionListener, screen = false) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#address = `${scheme}://${location.host}/ws/${code}${screen ? '?screen' : ''}`;
    this.#listener = listener;
    this.#listenForWaking();
    this.#connect();
  }

  /** Sends if the connection is open; what matters is sent again by whoever keeps it. */
  send(message: FromPerson): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Whether the table has greeted us on this connection. */
  get open(): boolean {
    return this.#greeted && this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Tries at once instead of waiting. */
  retryNow(): void {
    if (this.#over || this.open) return;
    this.#failures = 0;
    this.#connect();
  }

  /** Hangs up for good. */
  close(): void {
    this.#over = true;
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

  /** Another kind of network has other lines; the browser also tells how fast it takes this one to be, which says nothing. */
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

  /** Timers sleep with the page: on waking the connection may be long dead without knowing it. */
  #wake(): void {
    if (this.#socket !== null) this.#checkAlive();
    else this.retryNow();
  }

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#lastHeard = performance.now();
    this.#greeted = false;
    this.#watch = setInterval(() => this.#checkAlive(), 2000);
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastHeard = performance.now();
      const message = JSON.parse(event.data) as FromTable;
      if (message.type === 'welcome') {
        this.#failures = 0;
        this.#greeted = true;
        this.#everOpen = true;
        this.#listener.opened();
      }
      this.#listener.received(message);
    };
    socket.onclose = () => this.#lost();
  }

  #checkAlive(): void {
    const silent = performance.now() - this.#lastHeard;
    if (!this.#greeted && silent > GREETED_WITHIN) this.#lost();
    else if (silent > STALE_AFTER) this.#reconnect();
  }

  #reconnect(): void {
    if (this.#over) return;
    this.#failures = 0;
    this.#connect();
  }

  #lost(): void {
    this.#drop();
    if (this.#over) return;
    const wait = Math.min(LATEST, SOONEST * 2 ** this.#failures) * (0.5 + Math.random() / 2);
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
