import { LONGEST_RECORDING } from '../schema.gen.ts';

const KINDS = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
/** A shorter recording counts as an accidental tap, in milliseconds. */
const SHORTEST = 250;
/** Slightly below the limit, because recorders round up. */
const STOP_AFTER = LONGEST_RECORDING * 1000 - 300;

export type Trouble = 'insecure' | 'refused' | 'none' | 'empty';

/** Stop the microphone. */
function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Records one short sound with the microphone, and holds it until it is sent or replaced. */
export class Recorder {
  state = $state<'idle' | 'asking' | 'running' | 'recorded'>('idle');
  trouble = $state<Trouble | null>(null);
  /** The current loudness, from 0 to 1. */
  level = $state(0);
  /** Milliseconds since the recording began. */
  elapsed = $state(0);
  sound = $state.raw<Blob | null>(null);
  /** An object URL of the recorded sound. */
  address = $state<string | null>(null);

  #recorder: MediaRecorder | null = null;
  #stream: MediaStream | null = null;
  #audio: AudioContext | null = null;
  #frame = 0;
  #began = 0;
  #end: ReturnType<typeof setTimeout> | undefined;
  /** True after `close`: a microphone or sound that arrives later is released at once. */
  #closed = false;

  constructor() {
    if (!window.isSecureContext || !('mediaDevices' in navigator) || !('MediaRecorder' in window)) {
      this.trouble = 'insecure';
    }
  }

  async start(): Promise<void> {
    this.discard();
    this.trouble = null;
    this.state = 'asking';
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      const missing = error instanceof DOMException && error.name === 'NotFoundError';
      this.trouble = missing ? 'none' : 'refused';
      this.state = 'idle';
      return;
    }
    if (this.#closed) return stopTracks(stream);
    this.#stream = stream;
    this.#record(stream);
  }

  stop(): void {
    if (this.#recorder?.state === 'recording') this.#recorder.stop();
  }

  /** Discard the recorded sound. */
  discard(): void {
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = null;
    this.sound = null;
    this.state = 'idle';
  }

  /** Release the microphone and the sound. */
  close(): void {
    this.#closed = true;
    this.#release();
    this.discard();
  }

  #record(stream: MediaStream): void {
    const kind = KINDS.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: 24_000,
      ...(kind ? { mimeType: kind } : {}),
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = (event) => parts.push(event.data);
    recorder.onstop = () => this.#finish(new Blob(parts, { type: recorder.mimeType }));
    this.#recorder = recorder;
    recorder.start();
    // A timer, not an animation frame: a hidden page draws no frames.
    this.#end = setTimeout(() => this.stop(), STOP_AFTER);
    this.state = 'running';
    this.#measure(stream);
  }

  #finish(sound: Blob): void {
    if (this.#closed) return;
    const duration = performance.now() - this.#began;
    this.#release();
    if (duration < SHORTEST || sound.size === 0) {
      this.trouble = 'empty';
      this.state = 'idle';
      return;
    }
    this.sound = sound;
    this.address = URL.createObjectURL(sound);
    this.state = 'recorded';
  }

  /** Update `level` and `elapsed` until the recording ends. */
  #measure(stream: MediaStream): void {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = 512;
    audio.createMediaStreamSource(stream).connect(analyser);
    this.#audio = audio;
    const samples = new Uint8Array(analyser.fftSize);
    const measure = () => {
      analyser.getByteTimeDomainData(samples);
      this.level = Math.min(
        1,
        samples.reduce((peak, value) => Math.max(peak, Math.abs(value - 128)), 0) / 90,
      );
      this.elapsed = performance.now() - this.#began;
      this.#frame = requestAnimationFrame(measure);
    };
    this.elapsed = 0;
    this.#began = performance.now();
    measure();
  }

  #release(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#end);
    if (this.#stream) stopTracks(this.#stream);
    void this.#audio?.close();
    this.#audio = null;
    this.#stream = null;
    this.#recorder = null;
    this.level = 0;
  }
}
