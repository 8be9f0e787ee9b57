import { PACKET_MILLIS } from './codec.ts';

/** The format of recorded clues, as `src/unspoken/sounds/recording.py` describes it. */
const MAGIC = [...new TextEncoder().encode('UNSP'), 1];
const TYPE = 'audio/x-unspoken-opus';

/** A recorded sound. */
export interface Recording {
  /** Milliseconds of each packet. */
  packetMillis: number;
  /** Opus packets, mono. */
  packets: Uint8Array<ArrayBuffer>[];
}

/** Return a recording of the page's own encoder, ready for the upload. */
export function packRecording(packets: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const parts = packets.flatMap((packet) => [Uint8Array.of(packet.length >> 8, packet.length), packet]);
  return new Blob([Uint8Array.of(...MAGIC, PACKET_MILLIS), ...parts], { type: TYPE });
}

/** Return the packets of a recording; null if it has another format. */
export function unpackRecording(data: ArrayBuffer): Recording | null {
  const bytes = new Uint8Array(data);
  if (bytes.length <= MAGIC.length || MAGIC.some((byte, i) => bytes[i] !== byte)) return null;
  const view = new DataView(data);
  const packets: Recording['packets'] = [];
  for (let at = MAGIC.length + 1; at + 2 <= bytes.length;) {
    const end = at + 2 + view.getUint16(at);
    packets.push(bytes.slice(at + 2, end));
    at = end;
  }
  return { packetMillis: view.getUint8(MAGIC.length), packets };
}
