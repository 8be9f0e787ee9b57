import type { Voice } from '@wire';

/** Return the channel in which a voice is heard; null if this person may not speak now.
 *
 * A person who talks with their team goes on talking with their team, even if the whole table could hear them: what was
 * meant for a few must not become public because a phase has ended.
 */
export function voiceChannel(voices: readonly Voice[], current: string | null): string | null {
  const allowed = voices.filter(({ speak }) => speak).map(({ channel }) => channel);
  if (current !== null && allowed.includes(current)) return current;
  return allowed[0] ?? null;
}
