/** A new id of a note: unlikely to collide; `crypto.randomUUID` is not available on a page without TLS. */
export function newNoteId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
