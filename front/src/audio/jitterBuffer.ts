/** Samples of one speaker between the network and the loudspeaker.
 *
 * Packets arrive unevenly, so playing starts when a little sound is buffered. If too much is buffered, for example after
 * the tab was suspended, the oldest sound is skipped: nobody should hear what was said seconds ago. Sound begins and
 * ends with a short fade, because a sudden edge is heard as a click.
 */
export class JitterBuffer {
  #chunks: Float32Array[] = [];
  #offset = 0;
  #buffered = 0;
  #playing = false;
  #gain = 0;
  readonly #target: number;
  readonly #most: number;
  readonly #step: number;
  /** How often the sound ran out while somebody was speaking. */
  underruns = 0;

  constructor(sampleRate: number, target = 0.08, most = 0.28, fade = 0.005) {
    this.#target = Math.round(sampleRate * target);
    this.#most = Math.round(sampleRate * most);
    this.#step = 1 / (sampleRate * fade);
  }

  get buffered(): number {
    return this.#buffered;
  }

  push(samples: Float32Array): void {
    this.#chunks.push(samples);
    this.#buffered += samples.length;
    if (this.#buffered > this.#most) this.#skip(this.#buffered - this.#target);
    if (this.#buffered >= this.#target) this.#playing = true;
  }

  /** Add the next samples to `out`. Return true if anything was added. */
  mixInto(out: Float32Array, volume: number): boolean {
    if (!this.#playing && this.#gain === 0) return false;
    for (let i = 0; i < out.length; i += 1) {
      // The last samples before the sound runs out are faded out.
      const ending = !this.#playing || this.#buffered <= 1 / this.#step;
      this.#gain = ending ? Math.max(0, this.#gain - this.#step) : Math.min(1, this.#gain + this.#step);
      const sample = this.#next();
      if (sample === null) {
        if (this.#playing) this.underruns += 1;
        this.#playing = false;
        this.#gain = 0;
        return true;
      }
      out[i] = (out[i] ?? 0) + sample * this.#gain * volume;
    }
    return true;
  }

  #next(): number | null {
    const first = this.#chunks[0];
    if (first === undefined) return null;
    const sample = first[this.#offset] ?? 0;
    this.#offset += 1;
    this.#buffered -= 1;
    if (this.#offset >= first.length) {
      this.#chunks.shift();
      this.#offset = 0;
    }
    return sample;
  }

  #skip(samples: number): void {
    for (let skipped = 0; skipped < samples && this.#next() !== null; skipped += 1);
    this.#gain = 0;
  }
}
