import { describe, expect, it } from 'vitest';
import { JitterBuffer } from './jitterBuffer.ts';

const RATE = 1000;
const samples = (count: number, value = 1) => new Float32Array(count).fill(value);
const read = (buffer: JitterBuffer, count: number) => {
  const out = new Float32Array(count);
  return { heard: buffer.mixInto(out, 1), out };
};

describe('JitterBuffer', () => {
  it('waits until a little sound is buffered', () => {
    const buffer = new JitterBuffer(RATE);
    buffer.push(samples(40));
    expect(read(buffer, 10).heard).toBe(false);
    buffer.push(samples(40));
    expect(read(buffer, 10).heard).toBe(true);
  });

  it('fades in and out, so that nothing clicks', () => {
    const buffer = new JitterBuffer(RATE, 0.08, 0.28, 0.01);
    buffer.push(samples(80));
    const { out } = read(buffer, 80);
    expect(out[0]).toBeLessThan(0.2);
    expect(out[40]).toBeCloseTo(1);
    expect(out[79]).toBeLessThan(0.2);
  });

  it('skips old sound instead of lagging behind', () => {
    const buffer = new JitterBuffer(RATE);
    for (let i = 0; i < 50; i += 1) buffer.push(samples(40));
    expect(buffer.buffered).toBeLessThanOrEqual(280);
  });

  it('counts underruns, and waits again before it goes on', () => {
    const buffer = new JitterBuffer(RATE);
    buffer.push(samples(80));
    read(buffer, 100);
    expect(buffer.underruns).toBe(1);
    buffer.push(samples(40));
    expect(read(buffer, 10).heard).toBe(false);
  });

  it('adds voices to what is already there', () => {
    const out = new Float32Array(50).fill(0.25);
    const buffer = new JitterBuffer(RATE, 0.04, 0.28, 0.001);
    buffer.push(samples(100, 0.5));
    buffer.mixInto(out, 0.5);
    expect(out[30]).toBeCloseTo(0.5);
  });
});
