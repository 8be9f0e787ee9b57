import { LONGEST_RECORDING } from './schema.gen.ts';

const KINDS = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
/** A sound as short as this is a slip of the finger. */
const SHORTEST = 250;
/** A little under the limit: recorders round up. */
const STOP_AFTER = LONGEST_RECORDING * 1000 - 300;

export type Trouble = 'insecure' | 'refused' | 'none' | 'empty';

/** The microphone's light goes out. */
function silence(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The microphone: records one short sound, and keeps it until it is sent or recorded anew. */
export class Recorder {
  state = $state<'idle' | 'asking' | 'running' | 'kept'>('idle');
  trouble = $state<Trouble | null>(null);
  /** How loud it is now, from 0 to 1. */
  level = $state(0);
  /** Milliseconds since the recording began. */
  elapsed = $state(0);
  sound = $state.raw<Blob | null>(null);
  /** Where the kept sound can be listened to, on this page alone. */
  address = $state<string | null>(null);

  #recorder: MediaRecorder | null = null;
  #stream: MediaStream | null = null;
  #audio: AudioContext | null = null;
  #frame = 0;
  #began = 0;
  #end: ReturnType<typeof setTimeout> | undefined;
  /** Its page is gone: whatever still comes is let go of at once. */
  #closed = false;

  constructor() {
    if (!window.isSecureContext || !('mediaDevices' in navigator) || !('MediaRecorder' in window)) {
      this.trouble = 'insecure';
    }
  }

  async start(): Promise<void> {
    this.forget();
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
    if (this.#closed) return silence(stream);
    this.#stream = stream;
    this.#record(stream);
  }

  stop(): void {
    if (this.#recorder?.state === 'recording') this.#recorder.stop();
  }

  /** Lets go of the sound that was kept. */
  forget(): void {
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = null;
    this.sound = null;
    this.state = 'idle';
  }

  /** Lets go of everything, the microphone first. */
  close(): void {
    this.#closed = true;
    this.#release();
    this.forget();
  }

  #record(stream: MediaStream): void {
    const kind = KINDS.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: 24_000,
      ...(kind ? { mimeType: kind } : {}),
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = (event) => parts.push(event.data);
    recorder.onstop = () => this.#keep(new Blob(parts, { type: recorder.mimeType }));
    this.#recorder = recorder;
    recorder.start();
    // A page that nobody looks at draws nothing: the end must not wait for a frame.
    this.#end = setTimeout(() => this.stop(), STOP_AFTER);
    this.state = 'running';
    this.#listen(stream);
  }

  #keep(sound: Blob): void {
    if (this.#closed) return;
    const heard = performance.now() - this.#began;
    this.#release();
    if (heard < SHORTEST || sound.size === 0) {
      this.trouble = 'empty';
      this.state = 'idle';
      return;
    }
    this.sound = sound;
    this.address = URL.createObjectURL(sound);
    this.state = 'kept';
  }

  /** Follows loudness and time until the recording ends. */
  #listen(stream: MediaStream): void {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = 512;
    audio.createMediaStreamSource(stream).connect(analyser);
    this.#audio = audio;
    const heard = new Uint8Array(analyser.fftSize);
    const measure = () => {
      analyser.getByteTimeDomainData(heard);
      this.level = Math.min(1, heard.reduce((most, value) => Math.max(most, Math.abs(value - 128)), 0) / 90);
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
    if (this.#stream) silence(this.#stream);
    void this.#audio?.close();
    this.#audio = null;
    this.#stream = null;
    this.#recorder = null;
    this.level = 0;
  }
}
