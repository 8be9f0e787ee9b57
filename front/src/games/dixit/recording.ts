import type { Recording } from '@wire';

/** Where a sound of this table is heard. */
export function recordingUrl(code: string, sound: string): string {
  return `/api/tables/${encodeURIComponent(code)}/recordings/${encodeURIComponent(sound)}`;
}

/** Why a sound did not reach the table: a refusal's code and facts. */
export class RecordingRefused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string | number>,
  ) {
    super(code);
  }
}

/** Brings a sound to the table, and gives the name by which a clue may call it. */
export async function uploadRecording(code: string, sound: Blob): Promise<string> {
  const reply = await fetch(`/api/tables/${encodeURIComponent(code)}/recordings`, {
    method: 'POST',
    headers: { 'Content-Type': sound.type || 'application/octet-stream' },
    body: sound,
  });
  if (!reply.ok) {
    const no = (await reply.json().catch(() => ({}))) as Partial<RecordingRefused>;
    throw new RecordingRefused(no.code ?? 'not-saved', no.facts ?? {});
  }
  return ((await reply.json()) as Recording).sound;
}
