/** Synthesized sounds; there are no recordings. */

/** Band-filtered noise: paper, cloth, graphite. */
export function rustle(
  audio: AudioContext,
  pitch: number,
  seconds: number,
  loudness: number,
  after = 0,
): void {
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio, seconds) });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loudness }))
    .connect(audio.destination);
  source.start(audio.currentTime + after);
}

/** A fading tone: ceramic, a small bell. */
export function strike(
  audio: AudioContext,
  pitch: number,
  seconds: number,
  loudness: number,
  after = 0,
): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  ring(audio, tone, seconds, loudness, after);
}

/** A tone that jumps up and fades: a drop that falls into ink. */
export function drip(audio: AudioContext, pitch: number, seconds: number, loudness: number, after = 0): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const start = audio.currentTime + after;
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 2.2, start + seconds * 0.6);
  ring(audio, tone, seconds, loudness, after);
}

/** Noise whose volume and pitch rise and fall: wind. */
export function breathe(
  audio: AudioContext,
  pitch: number,
  seconds: number,
  loudness: number,
  after = 0,
): void {
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio, seconds, 0) });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 4 });
  const start = audio.currentTime + after;
  filter.frequency.setValueAtTime(pitch * 0.7, start);
  filter.frequency.linearRampToValueAtTime(pitch * 1.2, start + seconds / 2);
  filter.frequency.linearRampToValueAtTime(pitch * 0.8, start + seconds);
  const swell = new GainNode(audio, { gain: 0 });
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(loudness, start + seconds / 2);
  swell.gain.linearRampToValueAtTime(0, start + seconds);
  source.connect(filter).connect(swell).connect(audio.destination);
  source.start(start);
}

/** A short low tone with a click: a knock on wood. */
export function knock(
  audio: AudioContext,
  pitch: number,
  seconds: number,
  loudness: number,
  after = 0,
): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  ring(audio, tone, seconds, loudness, after);
  rustle(audio, pitch * 6, 0.02, loudness * 0.5, after);
}

function ring(
  audio: AudioContext,
  tone: OscillatorNode,
  seconds: number,
  loudness: number,
  after: number,
): void {
  const start = audio.currentTime + after;
  const fade = new GainNode(audio, { gain: loudness });
  fade.gain.setValueAtTime(loudness, start);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(fade).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

/** Return white noise that fades with this power of the remaining time. */
function noise(audio: AudioContext, seconds: number, power = 2): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** power;
  return buffer;
}
