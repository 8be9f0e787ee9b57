import { describe, expect, it } from 'vitest';
import { makePacket, readPacket } from './packets.ts';

describe('packets', () => {
  it('carry the loudness within its bounds', () => {
    expect([...makePacket(50.4, new Uint8Array([7, 8]))]).toEqual([1, 50, 7, 8]);
    expect(makePacket(900, new Uint8Array([7]))[1]).toBe(127);
  });

  it('name their speaker, even one with a large id', () => {
    const data = new Uint8Array([1, 0, 0, 0, 1, 0, 0, 0, 2, 50, 7, 8]).buffer;
    const packet = readPacket(data);
    expect(packet?.speaker).toBe(2 ** 32 + 2);
    expect([...(packet?.opus ?? [])]).toEqual([7, 8]);
  });

  it('are refused if they are too short or of another kind', () => {
    expect(readPacket(new Uint8Array([1, 0, 0]).buffer)).toBeNull();
    expect(readPacket(new Uint8Array(12).buffer)).toBeNull();
  });
});
