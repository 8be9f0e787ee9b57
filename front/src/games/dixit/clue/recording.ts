import { unpackRecording } from '@audio/recording.ts';
import { toWebm } from '@audio/webm.ts';
import { withBase, type Recording } from '@wire';

/** The URL of a recording at a table. */
export function recordingUrl(code: string, sound: string): string {
  return withBase(`/api/tables/${encodeURIComponent(code)}/recordings/${encodeURIComponent(sound)}`);
}

/** The server refused a recording: the refusal's code and facts. */
export class RecordingRefused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string | number>,
  ) {
    super(code);
  }
}

/** Upload a recording to a table and return its id for a clue. */
export async function uploadRecording(code: string, sound: Blob): Promise<string> {
  const reply = await fetch(withBase(`/api/tables/${encodeURIComponent(code)}/recordings`), {
    method: 'POST',
    headers: { 'Content-Type': sound.type },
    body: sound,
  });
  if (!reply.ok) {
    const refusal = (await reply.json().catch(() => ({}))) as Partial<RecordingRefused>;
    throw new RecordingRefused(refusal.code ?? 'not-saved', refusal.facts ?? {});
  }
  return ((await reply.json()) as Recording).sound;
}

/** Load a recording from its URL, or take one that is not sent yet, and return it as a file that the browser plays. */
export async function playable(source: string | Blob): Promise<Blob> {
  const stored = typeof source === 'string' ? await fetched(source) : source;
  const recording = unpackRecording(await stored.arrayBuffer());
  // Recordings from earlier versions of the server are files of a browser already.
  return recording === null ? stored : toWebm(recording);
}

async function fetched(url: string): Promise<Blob> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${reply.status} for ${url}`);
  return await reply.blob();
}
