import { SAMPLE_RATE } from './codec.ts';
import type { Recording } from './recording.ts';

/** The ids of the WebM elements that a recording needs (webmproject.org/docs/container). */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackId: 0x73c5,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  seekPreRoll: 0x56bb,
  audio: 0xe1,
  sampleRate: 0xb5,
  channels: 0x9f,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
} as const;
const AUDIO = 2;
const KEY_FRAME = 0x80;
/** Nanoseconds that a decoder needs before the sound after a jump is right, from the WebM specification. */
const PRE_ROLL = 80_000_000;

type Bytes = Uint8Array<ArrayBuffer>;

const text = (value: string): Bytes => new TextEncoder().encode(value);

/** Return a number in as many bytes as it needs. */
function number(value: number): Bytes {
  const bytes = [value & 255];
  for (let rest = value >>> 8; rest > 0; rest >>>= 8) bytes.unshift(rest & 255);
  return Uint8Array.from(bytes);
}

function float(value: number): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Return an element: its id, its size in eight bytes, and its content. */
function element(id: number, ...content: Bytes[]): Bytes {
  const body = joined(content);
  const size = new Uint8Array(8);
  const view = new DataView(size.buffer);
  view.setUint8(0, 1);
  view.setUint32(4, body.length);
  return joined([number(id), size, body]);
}

/** Return the header that a decoder of Opus reads first (RFC 7845, 5.1), for mono sound. */
function opusHead(): Bytes {
  const head = new Uint8Array(19);
  head.set(text('OpusHead'));
  head.set([1, 1], 8);
  new DataView(head.buffer).setUint32(12, SAMPLE_RATE, true);
  return head;
}

/** Return a packet as a block of the only track. Its time is in milliseconds. */
function block(packet: Bytes, time: number): Bytes {
  return element(ID.block, Uint8Array.of(0x81, time >> 8, time, KEY_FRAME), packet);
}

/** Return a recording as a WebM file, which every browser's own player accepts, also without WebCodecs. */
export function toWebm({ packetMillis, packets }: Recording): Blob {
  const track = element(
    ID.track,
    element(ID.trackNumber, number(1)),
    element(ID.trackId, number(1)),
    element(ID.trackType, number(AUDIO)),
    element(ID.codec, text('A_OPUS')),
    element(ID.codecPrivate, opusHead()),
    element(ID.seekPreRoll, number(PRE_ROLL)),
    element(ID.audio, element(ID.sampleRate, float(SAMPLE_RATE)), element(ID.channels, number(1))),
  );
  const segment = element(
    ID.segment,
    element(
      ID.info,
      element(ID.duration, float(packets.length * packetMillis)),
      element(ID.muxer, text('Unspoken')),
      element(ID.writer, text('Unspoken')),
    ),
    element(ID.tracks, track),
    element(
      ID.cluster,
      element(ID.clusterTime, number(0)),
      ...packets.map((packet, i) => block(packet, i * packetMillis)),
    ),
  );
  const header = element(
    ID.header,
    element(ID.docType, text('webm')),
    element(ID.docTypeVersion, number(4)),
    element(ID.docTypeReadVersion, number(2)),
  );
  return new Blob([header, segment], { type: 'audio/webm' });
}
