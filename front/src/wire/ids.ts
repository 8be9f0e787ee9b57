/** A name for a message that nobody else makes. (randomUUID is missing on plain HTTP in a home network.) */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
