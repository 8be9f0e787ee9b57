import { expect, test } from 'vitest';
import { packRecording, unpackRecording } from './recording.ts';
import { toWebm } from './webm.ts';

const PACKETS = [Uint8Array.of(1, 2, 3), new Uint8Array(300).fill(7)];
const HEAD = [0x55, 0x4e, 0x53, 0x50, 1, 40];

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

test('a recording is its packets after a header, each with its length', async () => {
  const bytes = await bytesOf(packRecording(PACKETS));
  expect([...bytes]).toEqual([...HEAD, 0, 3, 1, 2, 3, 1, 44, ...new Array<number>(300).fill(7)]);
});

test('a recording is unpacked as it was packed', async () => {
  const data = await packRecording(PACKETS).arrayBuffer();
  expect(unpackRecording(data)).toEqual({ packetMillis: 40, packets: PACKETS });
});

test.each([[[]], [HEAD.slice(0, 5)], [[...HEAD.slice(0, 4), 2, 40]], [[0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]]])(
  'other bytes are no recording: %j',
  (bytes) => expect(unpackRecording(Uint8Array.from(bytes).buffer)).toBeNull(),
);

/** Return the contents of all elements with this id, by walking the file: every size must fit. */
function elements(file: Uint8Array, id: number, containers: readonly number[]): Uint8Array[] {
  const found: Uint8Array[] = [];
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 0; at < file.length;) {
    let length = 1;
    while (((file[at] ?? 0) & (0x100 >> length)) === 0) length += 1;
    const kind = file.slice(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);
    const begin = at + length + 8;
    const end = begin + view.getUint32(begin - 4);
    expect(end).toBeLessThanOrEqual(file.length);
    if (kind === id) found.push(file.slice(begin, end));
    if (containers.includes(kind)) found.push(...elements(file.slice(begin, end), id, containers));
    at = end;
  }
  return found;
}

test('a WebM file has the packets in blocks with their times', async () => {
  const file = await bytesOf(toWebm({ packetMillis: 60, packets: PACKETS }));
  const blocks = elements(file, 0xa3, [0x18538067, 0x1f43b675]);
  expect(blocks.map((block) => [...block.slice(0, 4)])).toEqual([
    [0x81, 0, 0, 0x80],
    [0x81, 0, 60, 0x80],
  ]);
  expect(blocks.map((block) => block.slice(4))).toEqual(PACKETS);
});

test('a WebM file says how long it is', async () => {
  const file = await bytesOf(toWebm({ packetMillis: 60, packets: PACKETS }));
  const [duration] = elements(file, 0x4489, [0x18538067, 0x1549a966]);
  expect(new DataView(duration?.buffer ?? new ArrayBuffer(8)).getFloat64(0)).toBe(120);
});
