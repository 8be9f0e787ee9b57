import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Recorder } from './recorder.svelte.ts';
import { LONGEST_RECORDING } from '../schema.gen.ts';

/** A fake MediaRecorder that the tests drive. */
class BrowserRecorder {
  static isTypeSupported = () => true;
  static newest: BrowserRecorder | null = null;
  state = 'inactive';
  mimeType = 'audio/webm';
  onstop: () => void = () => undefined;
  ondataavailable: (event: { data: Blob }) => void = () => undefined;
  constructor() {
    BrowserRecorder.newest = this;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    if (this.state === 'inactive') return;
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['a sound']) });
    this.onstop();
  }
}

class BrowserAudio {
  createAnalyser = () => ({ fftSize: 0, getByteTimeDomainData: () => undefined });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close(): void {}
}

let stopped: number;
let allow: () => void;
let recorder: Recorder;

beforeEach(() => {
  stopped = 0;
  BrowserRecorder.newest = null;
  // Stopping the microphone ends the recording a moment later.
  const track = {
    stop: () => {
      stopped += 1;
      queueMicrotask(() => BrowserRecorder.newest?.stop());
    },
  };
  const stream = { getTracks: () => [track] };
  const allowed = new Promise((settle) => (allow = () => settle(stream)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('window', { isSecureContext: true, MediaRecorder: BrowserRecorder });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => allowed } });
  vi.stubGlobal('MediaRecorder', BrowserRecorder);
  vi.stubGlobal('AudioContext', BrowserAudio);
  // The page is hidden: it draws no frames.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  recorder = new Recorder();
});

afterEach(() => {
  recorder.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a microphone that is allowed after close is released at once', async () => {
  const started = recorder.start();
  recorder.close();
  allow();
  await started;
  expect([recorder.state, stopped]).toEqual(['idle', 1]);
});

test('a recording ends in time while the page is hidden', async () => {
  allow();
  await recorder.start();
  vi.advanceTimersByTime(LONGEST_RECORDING * 1000);
  expect([recorder.state, stopped]).toEqual(['recorded', 1]);
});

test('closing while recording keeps no sound', async () => {
  allow();
  await recorder.start();
  vi.advanceTimersByTime(1000);
  recorder.close();
  await Promise.resolve();
  expect([recorder.address, stopped]).toEqual([null, 1]);
});
