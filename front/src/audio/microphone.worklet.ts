/** Collects samples of the microphone into blocks of 40 milliseconds. */
class MicrophoneTap extends AudioWorkletProcessor {
  readonly #size = Math.round(sampleRate * 0.04);
  #block = new Float32Array(this.#size);
  #filled = 0;

  override process(inputs: Float32Array[][]): boolean {
    const samples = inputs[0]?.[0];
    if (samples === undefined) return true;
    for (const sample of samples) {
      this.#block[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled === this.#size) {
        this.port.postMessage(this.#block, [this.#block.buffer]);
        this.#block = new Float32Array(this.#size);
        this.#filled = 0;
      }
    }
    return true;
  }
}

registerProcessor('microphone-tap', MicrophoneTap);
