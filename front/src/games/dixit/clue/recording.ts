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
    headers: { 'Content-Type': sound.type || 'application/octet-stream' },
    body: sound,
  });
  if (!reply.ok) {
    const refusal = (await reply.json().catch(() => ({}))) as Partial<RecordingRefused>;
    throw new RecordingRefused(refusal.code ?? 'not-saved', refusal.facts ?? {});
  }
  return ((await reply.json()) as Recording).sound;
}
