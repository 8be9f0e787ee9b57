/** What small sounds are made of, drawn by numbers: there are no recordings in the house. */

/** Noise through a narrow window: paper, cloth, graphite. */
export function rustle(at: AudioContext, pitch: number, seconds: number, loudness: number, after = 0): void {
  const source = new AudioBufferSourceNode(at, { buffer: noise(at, seconds) });
  const window = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(window)
    .connect(new GainNode(at, { gain: loudness }))
    .connect(at.destination);
  source.start(at.currentTime + after);
}

/** One tone that dies away: ceramic, a small bell. */
export function strike(at: AudioContext, pitch: number, seconds: number, loudness: number, after = 0): void {
  const tone = new OscillatorNode(at, { type: 'sine', frequency: pitch });
  ring(at, tone, seconds, loudness, after);
}

/** A drop that falls into ink: a tone that leaps up and is gone. */
export function drip(at: AudioContext, pitch: number, seconds: number, loudness: number, after = 0): void {
  const tone = new OscillatorNode(at, { type: 'sine', frequency: pitch });
  const begins = at.currentTime + after;
  tone.frequency.setValueAtTime(pitch, begins);
  tone.frequency.exponentialRampToValueAtTime(pitch * 2.2, begins + seconds * 0.6);
  ring(at, tone, seconds, loudness, after);
}

/** A breath of wind: noise that swells and goes, and its pitch with it. */
export function breathe(at: AudioContext, pitch: number, seconds: number, loudness: number, after = 0): void {
  const source = new AudioBufferSourceNode(at, { buffer: noise(at, seconds, 0) });
  const window = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 4 });
  const begins = at.currentTime + after;
  window.frequency.setValueAtTime(pitch * 0.7, begins);
  window.frequency.linearRampToValueAtTime(pitch * 1.2, begins + seconds / 2);
  window.frequency.linearRampToValueAtTime(pitch * 0.8, begins + seconds);
  const swell = new GainNode(at, { gain: 0 });
  swell.gain.setValueAtTime(0, begins);
  swell.gain.linearRampToValueAtTime(loudness, begins + seconds / 2);
  swell.gain.linearRampToValueAtTime(0, begins + seconds);
  source.connect(window).connect(swell).connect(at.destination);
  source.start(begins);
}

/** A knock on wood: a short low tone, and the touch of the knuckle. */
export function knock(at: AudioContext, pitch: number, seconds: number, loudness: number, after = 0): void {
  const tone = new OscillatorNode(at, { type: 'triangle', frequency: pitch });
  ring(at, tone, seconds, loudness, after);
  rustle(at, pitch * 6, 0.02, loudness * 0.5, after);
}

function ring(
  at: AudioContext,
  tone: OscillatorNode,
  seconds: number,
  loudness: number,
  after: number,
): void {
  const begins = at.currentTime + after;
  const fade = new GainNode(at, { gain: loudness });
  fade.gain.setValueAtTime(loudness, begins);
  fade.gain.exponentialRampToValueAtTime(0.0001, begins + seconds);
  tone.connect(fade).connect(at.destination);
  tone.start(begins);
  tone.stop(begins + seconds);
}

/** White noise that dies away by this power of the time that is left. */
function noise(at: AudioContext, seconds: number, power = 2): AudioBuffer {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** power;
  return buffer;
}
