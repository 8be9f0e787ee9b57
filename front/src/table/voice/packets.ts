import { MAX_LOUDNESS } from '@audio/loudness.ts';

/** The first byte of a packet of sound. */
const SOUND = 1;
const HEAD = 10;

/** A packet of sound as others hear it. */
export interface HeardPacket {
  speaker: number;
  opus: Uint8Array<ArrayBuffer>;
}

/** Return a packet for the server: the loudness, by which it chooses among many voices, and an Opus packet. */
export function makePacket(loudness: number, opus: Uint8Array): Uint8Array<ArrayBuffer> {
  const packet = new Uint8Array(opus.length + 2);
  packet[0] = SOUND;
  packet[1] = Math.max(0, Math.min(MAX_LOUDNESS, Math.round(loudness)));
  packet.set(opus, 2);
  return packet;
}

/** Return the speaker and the Opus packet, or null if these bytes are no packet of sound. */
export function readPacket(data: ArrayBuffer): HeardPacket | null {
  if (data.byteLength <= HEAD) return null;
  const view = new DataView(data);
  if (view.getUint8(0) !== SOUND) return null;
  return { speaker: Number(view.getBigUint64(1)), opus: new Uint8Array(data, HEAD) };
}
