/** The loudness of samples at full scale. A step is a decibel. */
export const MAX_LOUDNESS = 127;

/** Return the loudness of samples, from 0 (silent) to 127 (as loud as possible), a step per decibel. */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const rms = Math.sqrt(sum / Math.max(1, samples.length));
  return rms <= 0 ? 0 : Math.max(0, MAX_LOUDNESS + 20 * Math.log10(rms));
}
