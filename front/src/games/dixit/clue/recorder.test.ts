import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Recorder } from './recorder.svelte.ts';
import { LONGEST_RECORDING } from '../schema.gen.ts';

type OnSound = (loudness: number, opus: Uint8Array<ArrayBuffer>) => void;

/** A microphone that the tests drive. */
class FakeMicrophone {
  static newest: FakeMicrophone;
  closed = false;
  everything = false;
  open = false;
  ontrouble: (trouble: 'unplugged' | 'broken') => void = () => undefined;
  constructor(readonly onsound: OnSound) {
    FakeMicrophone.newest = this;
  }
  close = () => void (this.closed = true);
  finish = async () => this.close();
  /** Hear packets of 40 milliseconds. */
  hear(count: number): void {
    for (let i = 0; i < count && !this.closed; i += 1) this.onsound(107, Uint8Array.of(i));
  }
}

let permission: Promise<string>;
let decide: (permission: 'granted' | 'refused') => void;

vi.mock('@audio', () => ({
  RECORDING_CONFIG: {},
  canEncode: async () => true,
  Microphone: {
    request: async (_config: unknown, onsound: OnSound) => {
      if ((await permission) === 'refused') throw 'refused';
      return new FakeMicrophone(onsound);
    },
  },
}));

let recorder: Recorder;

beforeEach(() => {
  permission = new Promise((settle) => (decide = settle));
  vi.stubGlobal('window', { isSecureContext: true, AudioEncoder: {} });
  vi.stubGlobal('navigator', { mediaDevices: {} });
  recorder = new Recorder();
});

afterEach(() => {
  recorder.close();
  vi.unstubAllGlobals();
});

async function started(): Promise<FakeMicrophone> {
  decide('granted');
  await recorder.start();
  return FakeMicrophone.newest;
}

/** The number of packets in the recorded sound: each has three bytes, after a header of six. */
const packets = () => ((recorder.sound?.size ?? 6) - 6) / 3;

test('a microphone that is allowed after close is released at once', async () => {
  const starting = recorder.start();
  recorder.close();
  decide('granted');
  await starting;
  expect([recorder.state, FakeMicrophone.newest.closed]).toEqual(['idle', true]);
});

test('a refused microphone is reported', async () => {
  const starting = recorder.start();
  decide('refused');
  await starting;
  expect([recorder.state, recorder.trouble]).toEqual(['idle', 'refused']);
});

test('a recording ends in time, without a packet too many', async () => {
  const microphone = await started();
  microphone.hear(LONGEST_RECORDING * 25 + 10);
  await vi.waitFor(() => expect(recorder.state).toBe('recorded'));
  expect([recorder.elapsed, packets()]).toEqual([LONGEST_RECORDING * 1000, LONGEST_RECORDING * 25]);
});

test('a tap is no recording', async () => {
  (await started()).hear(6);
  await recorder.stop();
  expect([recorder.trouble, recorder.sound]).toEqual(['empty', null]);
});

test('a recording survives the unplugging of its microphone', async () => {
  const microphone = await started();
  microphone.hear(50);
  microphone.ontrouble('unplugged');
  await vi.waitFor(() => expect(recorder.state).toBe('recorded'));
  expect(packets()).toBe(50);
});

test('closing while recording keeps no sound', async () => {
  const microphone = await started();
  microphone.hear(50);
  recorder.close();
  expect([recorder.sound, microphone.closed]).toEqual([null, true]);
});

test.each([
  ['insecure', { isSecureContext: false }],
  ['unsupported', { isSecureContext: true }],
])('recording is not offered where it cannot work: %s', (trouble, page) => {
  vi.stubGlobal('window', page);
  expect(new Recorder().trouble).toBe(trouble);
});
