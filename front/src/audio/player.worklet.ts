import { JitterBuffer } from './jitterBuffer.ts';

/** Messages to the player: samples of a speaker, a volume, or a speaker who is gone. */
export type PlayerMessage =
  | { speaker: number; samples: Float32Array }
  | { speaker: number; volume: number }
  | { speaker: number; gone: true };

/** Mixes the voices of all speakers. It runs on the audio thread, so that a busy page does not interrupt the sound. */
class VoicePlayer extends AudioWorkletProcessor {
  readonly #buffers = new Map<number, JitterBuffer>();
  readonly #volumes = new Map<number, number>();

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<PlayerMessage>) => this.#receive(data);
  }

  #receive(message: PlayerMessage): void {
    if ('samples' in message) {
      let buffer = this.#buffers.get(message.speaker);
      if (buffer === undefined) this.#buffers.set(message.speaker, (buffer = new JitterBuffer(sampleRate)));
      buffer.push(message.samples);
    } else if ('volume' in message) this.#volumes.set(message.speaker, message.volume);
    else this.#buffers.delete(message.speaker);
  }

  override process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const [first, ...others] = outputs[0] ?? [];
    if (first === undefined) return true;
    for (const [speaker, buffer] of this.#buffers) buffer.mixInto(first, this.#volumes.get(speaker) ?? 1);
    for (const channel of others) channel.set(first);
    return true;
  }
}

registerProcessor('voice-player', VoicePlayer);
