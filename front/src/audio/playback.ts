import { DECODER_CONFIG, SAMPLE_RATE } from './codec.ts';
import type { PlayerMessage } from './player.worklet.ts';
import playerUrl from './player.worklet.ts?worker&url';

/** The gestures after which a browser allows a page to play sound. */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const;
/** Milliseconds after which sound that has not started counts as held back. */
const STARTS_WITHIN = 400;

/** Plays what others say: one decoder per speaker, and one mixer on the audio thread. */
export class Playback {
  readonly #audio: AudioContext;
  #player: AudioWorkletNode | null = null;
  readonly #decoders = new Map<number, AudioDecoder>();
  readonly #ended = new AbortController();
  #time = 0;

  constructor() {
    this.#audio = new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: 'interactive' });
    this.#audio.onstatechange = () => this.onsuspended(this.suspended);
    // Any touch of the page starts the sound, so that nobody has to look for a button.
    for (const touch of TOUCHES)
      window.addEventListener(touch, () => this.resume(), { capture: true, signal: this.#ended.signal });
  }

  /** Called when the browser starts or stops the sound. */
  onsuspended: (suspended: boolean) => void = () => undefined;

  /** True while the browser plays nothing, because nobody has touched the page or a call came in. */
  get suspended(): boolean {
    return this.#audio.state !== 'running';
  }

  async start(): Promise<void> {
    await this.#audio.audioWorklet.addModule(playerUrl);
    this.#player = new AudioWorkletNode(this.#audio, 'voice-player', { outputChannelCount: [2] });
    this.#player.connect(this.#audio.destination);
    this.resume();
    setTimeout(() => {
      if (this.#audio.state !== 'closed') this.onsuspended(this.suspended);
    }, STARTS_WITHIN);
  }

  /** Ask the browser to play; it agrees after a touch. */
  resume(): void {
    // A browser that waits for a touch may never settle this promise, so nobody waits for it.
    if (this.suspended) void this.#audio.resume().catch(() => undefined);
  }

  play(speaker: number, opus: Uint8Array<ArrayBuffer>): void {
    if (this.#player === null || this.suspended) return;
    const decoder = this.#decoderOf(speaker);
    this.#time += 1;
    decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp: this.#time, data: opus }));
  }

  setVolume(speaker: number, volume: number): void {
    this.#send({ speaker, volume });
  }

  /** Release a speaker who has left. */
  forget(speaker: number): void {
    const decoder = this.#decoders.get(speaker);
    this.#decoders.delete(speaker);
    if (decoder?.state === 'configured') decoder.close();
    this.#send({ speaker, gone: true });
  }

  close(): void {
    this.#ended.abort();
    this.#audio.onstatechange = null;
    for (const speaker of [...this.#decoders.keys()]) this.forget(speaker);
    this.#player?.disconnect();
    if (this.#audio.state !== 'closed') void this.#audio.close();
  }

  #decoderOf(speaker: number): AudioDecoder {
    const known = this.#decoders.get(speaker);
    if (known?.state === 'configured') return known;
    const decoder = new AudioDecoder({
      output: (sound) => this.#decoded(speaker, sound),
      // A packet that cannot be decoded closes its decoder; the next packet gets a new one.
      error: () => this.#decoders.delete(speaker),
    });
    decoder.configure(DECODER_CONFIG);
    this.#decoders.set(speaker, decoder);
    return decoder;
  }

  #decoded(speaker: number, sound: AudioData): void {
    const samples = new Float32Array(sound.numberOfFrames);
    sound.copyTo(samples, { planeIndex: 0, format: 'f32-planar' });
    sound.close();
    this.#send({ speaker, samples }, [samples.buffer]);
  }

  #send(message: PlayerMessage, transfer: Transferable[] = []): void {
    this.#player?.port.postMessage(message, transfer);
  }
}
