import type { FromSpeaker, FromVoices } from '@wire';
import { socketAddress } from '@wire/address.ts';
import { readPacket, type HeardPacket } from './packets.ts';

const RETRY_AFTER = { least: 1000, most: 15_000 };
const HEARTBEAT = JSON.stringify({ type: 'heartbeat' });
const ASK_EVERY = 10_000;
/** Bytes that may wait in the browser; more than that would arrive too late to be heard. */
const MOST_UNSENT = 8192;

export interface VoiceListener {
  opened(): void;
  heard(packet: HeardPacket): void;
  /** The microphones that are open and that this person may hear. */
  microphones(people: number[]): void;
  lost(): void;
}

/** The voice connection to a table. It is separate from the table's own, so that sound never delays a move. */
export class VoiceLine {
  readonly #address: string;
  readonly #listener: VoiceListener;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #asking: ReturnType<typeof setInterval>;
  #failures = 0;
  #closed = false;

  constructor(code: string, listener: VoiceListener) {
    this.#address = socketAddress(`/ws/${code}/voice`);
    this.#listener = listener;
    this.#asking = setInterval(() => this.#sendRaw(HEARTBEAT), ASK_EVERY);
    this.#connect();
  }

  /** Send a control message. It is lost while there is no connection: `opened` tells when to send it again. */
  send(message: FromSpeaker): void {
    this.#sendRaw(JSON.stringify(message));
  }

  /** Send a packet of sound, unless earlier packets are still waiting. */
  sendSound(packet: Uint8Array<ArrayBuffer>): void {
    if ((this.#socket?.bufferedAmount ?? 0) < MOST_UNSENT) this.#sendRaw(packet);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#asking);
    this.#drop();
  }

  #sendRaw(data: string | Uint8Array<ArrayBuffer>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(data);
  }

  #connect(): void {
    this.#drop();
    const socket = (this.#socket = new WebSocket(this.#address));
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      this.#failures = 0;
      this.#listener.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => this.#received(data);
    socket.onclose = () => this.#lost();
  }

  #received(data: string | ArrayBuffer): void {
    if (typeof data !== 'string') {
      const packet = readPacket(data);
      if (packet !== null) this.#listener.heard(packet);
      return;
    }
    const message = JSON.parse(data) as FromVoices;
    if (message.type === 'microphones') this.#listener.microphones(message.people);
    else if (message.type === 'closed' && message.reason !== 'closing') this.#closed = true;
  }

  #lost(): void {
    this.#drop();
    this.#listener.lost();
    if (this.#closed) return;
    const wait = Math.min(RETRY_AFTER.most, RETRY_AFTER.least * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
