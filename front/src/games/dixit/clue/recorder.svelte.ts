import type { Microphone, MicrophoneTrouble } from '@audio';
import { PACKET_MILLIS } from '@audio/codec.ts';
import { MAX_LOUDNESS } from '@audio/loudness.ts';
import { packRecording } from '@audio/recording.ts';
import { LONGEST_RECORDING } from '../schema.gen.ts';

/** Fewer packets count as an accidental tap. */
const LEAST_PACKETS = 250 / PACKET_MILLIS;
const MOST_PACKETS = (LONGEST_RECORDING * 1000) / PACKET_MILLIS;
/** Speech is far below full scale; this brings it to about 1. */
const LEVEL_GAIN = 4;

export type Trouble = Exclude<MicrophoneTrouble, 'unplugged'> | 'insecure' | 'unsupported' | 'empty';

/** Records one short sound with the microphone, and holds it until it is sent or replaced. */
export class Recorder {
  state = $state<'idle' | 'asking' | 'running' | 'recorded'>('idle');
  trouble = $state<Trouble | null>(null);
  /** The current loudness, from 0 to 1. */
  level = $state(0);
  /** Milliseconds that are recorded. */
  elapsed = $state(0);
  sound = $state.raw<Blob | null>(null);

  #microphone: Microphone | null = null;
  #packets: Uint8Array<ArrayBuffer>[] = [];
  /** True after `close`: a microphone or sound that arrives later is released at once. */
  #closed = false;

  constructor() {
    if (!window.isSecureContext || !('mediaDevices' in navigator)) this.trouble = 'insecure';
    else if (!('AudioEncoder' in window)) this.trouble = 'unsupported';
  }

  async start(): Promise<void> {
    this.discard();
    this.trouble = null;
    this.state = 'asking';
    this.#packets = [];
    this.elapsed = 0;
    try {
      const audio = await import('@audio');
      if (!(await audio.canEncode())) throw 'unsupported' satisfies Trouble;
      const microphone = await audio.Microphone.request(audio.RECORDING_CONFIG, (loudness, opus) =>
        this.#hear(loudness, opus),
      );
      if (this.#closed) return microphone.close();
      this.#run(microphone);
    } catch (problem) {
      this.#fail(typeof problem === 'string' ? (problem as Trouble) : 'broken');
    }
  }

  async stop(): Promise<void> {
    const microphone = this.#microphone;
    this.#microphone = null;
    await microphone?.finish();
    if (microphone === null || this.#closed) return;
    this.level = 0;
    if (this.#packets.length < LEAST_PACKETS) return this.#fail('empty');
    this.sound = packRecording(this.#packets.slice(0, MOST_PACKETS));
    this.state = 'recorded';
  }

  /** Discard the recorded sound. */
  discard(): void {
    this.sound = null;
    this.state = 'idle';
  }

  /** Release the microphone and the sound. */
  close(): void {
    this.#closed = true;
    this.#microphone?.close();
    this.#microphone = null;
    this.discard();
  }

  #run(microphone: Microphone): void {
    this.#microphone = microphone;
    // What was recorded before the microphone was unplugged is still a clue.
    microphone.ontrouble = (trouble) => void (trouble === 'unplugged' ? this.stop() : this.#fail(trouble));
    microphone.everything = true;
    microphone.open = true;
    this.state = 'running';
  }

  #hear(loudness: number, opus: Uint8Array<ArrayBuffer>): void {
    this.#packets.push(opus);
    this.elapsed = Math.min(this.#packets.length, MOST_PACKETS) * PACKET_MILLIS;
    this.level = Math.min(1, LEVEL_GAIN * 10 ** ((loudness - MAX_LOUDNESS) / 20));
    if (this.#packets.length >= MOST_PACKETS) void this.stop();
  }

  #fail(trouble: Trouble): void {
    this.#microphone?.close();
    this.#microphone = null;
    this.level = 0;
    this.trouble = trouble;
    this.state = 'idle';
  }
}
