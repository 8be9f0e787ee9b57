import { SAMPLE_RATE } from './codec.ts';
import { loudnessOf } from './loudness.ts';
import tapUrl from './microphone.worklet.ts?worker&url';

export type MicrophoneTrouble = 'refused' | 'none' | 'unplugged' | 'broken';

/** Encoded sound, and its loudness from 0 to 127. */
type OnSound = (loudness: number, opus: Uint8Array<ArrayBuffer>) => void;

/** How much louder than the room's noise speech is, in decibels. */
const ABOVE_NOISE = 9;
/** Below this loudness nothing counts as speech. */
const QUIETEST = 62;
/** Blocks of 40 milliseconds that are still sent after speech, so that no word is cut off. */
const HANGOVER = 9;
const NOISE_RISES = 0.02;
const NOISE_FALLS = 0.3;

/** Records and encodes speech while its gate is open. Nothing is encoded while the gate is closed. */
export class Microphone {
  readonly #audio: AudioContext;
  readonly #stream: MediaStream;
  readonly #onsound: OnSound;
  readonly #config: AudioEncoderConfig;
  #encoder: AudioEncoder | null = null;
  #tap: AudioWorkletNode | null = null;
  #noise = QUIETEST - ABOVE_NOISE;
  #speaking = 0;
  #loudness: number[] = [];
  #time = 0;
  /** True while sound may be sent. */
  open = false;
  /** True if everything is sent, not only speech: somebody holds the button. */
  everything = false;
  /** Called if the microphone stops working. */
  ontrouble: (trouble: MicrophoneTrouble) => void = () => undefined;

  private constructor(stream: MediaStream, config: AudioEncoderConfig, onsound: OnSound) {
    this.#stream = stream;
    this.#config = config;
    this.#onsound = onsound;
    this.#audio = new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: 'interactive' });
    for (const track of stream.getTracks()) track.onended = () => this.ontrouble('unplugged');
  }

  /** Ask for the microphone. Throws a MicrophoneTrouble. */
  static async request(config: AudioEncoderConfig, onsound: OnSound): Promise<Microphone> {
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
      });
    } catch (error) {
      const missing = error instanceof DOMException && error.name === 'NotFoundError';
      throw (missing ? 'none' : 'refused') satisfies MicrophoneTrouble;
    }
    const microphone = new Microphone(stream, config, onsound);
    await microphone.#start();
    return microphone;
  }

  /** Close, after everything that was heard has been encoded. */
  async finish(): Promise<void> {
    this.#stopListening();
    await this.#encoder?.flush().catch(() => undefined);
    this.close();
  }

  /** Close at once. */
  close(): void {
    this.#stopListening();
    this.open = false;
    this.#endTalk();
    if (this.#audio.state !== 'closed') void this.#audio.close();
  }

  #stopListening(): void {
    for (const track of this.#stream.getTracks()) {
      track.onended = null;
      track.stop();
    }
    // Blocks that the audio thread has already sent must not be encoded any more.
    if (this.#tap) this.#tap.port.onmessage = null;
  }

  async #start(): Promise<void> {
    await this.#audio.audioWorklet.addModule(tapUrl);
    const tap = (this.#tap = new AudioWorkletNode(this.#audio, 'microphone-tap', { numberOfOutputs: 0 }));
    tap.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => this.#hear(data);
    this.#audio.createMediaStreamSource(this.#stream).connect(tap);
    void this.#audio.resume().catch(() => undefined);
  }

  #hear(samples: Float32Array<ArrayBuffer>): void {
    const loudness = loudnessOf(samples);
    this.#noise += (loudness - this.#noise) * (loudness > this.#noise ? NOISE_RISES : NOISE_FALLS);
    if (!this.open) {
      this.#speaking = 0;
      this.#endTalk();
      return;
    }
    const isSpeech = loudness > Math.max(QUIETEST, this.#noise + ABOVE_NOISE);
    this.#speaking = isSpeech ? HANGOVER : Math.max(0, this.#speaking - 1);
    if (this.everything || this.#speaking > 0) this.#encode(samples, loudness);
    else this.#endTalk();
  }

  #encode(samples: Float32Array<ArrayBuffer>, loudness: number): void {
    this.#encoder ??= this.#makeEncoder();
    this.#loudness.push(loudness);
    const sound = new AudioData({
      format: 'f32',
      sampleRate: SAMPLE_RATE,
      numberOfFrames: samples.length,
      numberOfChannels: 1,
      timestamp: this.#time,
      data: samples,
    });
    this.#time += (samples.length * 1_000_000) / SAMPLE_RATE;
    this.#encoder.encode(sound);
    sound.close();
  }

  /** Discard the encoder at the end of a talk, with the sound that it still holds: it belongs to an open gate. */
  #endTalk(): void {
    if (this.#encoder?.state === 'configured') this.#encoder.close();
    this.#encoder = null;
    this.#loudness = [];
  }

  #makeEncoder(): AudioEncoder {
    const encoder = new AudioEncoder({
      output: (chunk) => {
        if (encoder !== this.#encoder || !this.open) return;
        const opus = new Uint8Array(chunk.byteLength);
        chunk.copyTo(opus);
        this.#onsound(this.#loudness.shift() ?? 0, opus);
      },
      error: () => this.ontrouble('broken'),
    });
    encoder.configure(this.#config);
    return encoder;
  }
}
