import { StoredChoice } from '@storage';

/** Off until asked for. */
export const soundChoice = new StoredChoice('sound', ['off', 'on'], 'off');

export type Sound = 'paper' | 'card' | 'click' | 'pencil' | 'bell';

let room: AudioContext | null = null;

/** Makes one small sound, drawn by numbers: there are no recordings in the house. */
export function playSound(which: Sound): void {
  if (soundChoice.value === 'off') return;
  room ??= new AudioContext();
  if (room.state === 'suspended') void room.resume();
  switch (which) {
    case 'paper':
      return rustle(room, 0.16, 2600, 0.06);
    case 'card':
      rustle(room, 0.05, 1800, 0.1);
      return strike(room, 170, 0.06, 0.1);
    case 'click':
      return strike(room, 1900, 0.03, 0.07);
    case 'pencil':
      return rustle(room, 0.08, 4800, 0.04);
    case 'bell':
      strike(room, 880, 1.1, 0.07);
      return strike(room, 1318.5, 0.9, 0.04);
  }
}

/** Noise through a narrow window: paper, cloth, graphite. */
function rustle(at: AudioContext, seconds: number, pitch: number, loudness: number): void {
  const noise = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(at, { buffer: noise });
  const window = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(window)
    .connect(new GainNode(at, { gain: loudness }))
    .connect(at.destination);
  source.start();
}

/** One tone that dies away: ceramic, wood, a small bell. */
function strike(at: AudioContext, pitch: number, seconds: number, loudness: number): void {
  const tone = new OscillatorNode(at, { type: 'sine', frequency: pitch });
  const fade = new GainNode(at, { gain: loudness });
  fade.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + seconds);
  tone.connect(fade).connect(at.destination);
  tone.start();
  tone.stop(at.currentTime + seconds);
}
