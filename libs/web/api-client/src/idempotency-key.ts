/** A key for one act of a reader: however often it is sent, it is done once (decisions, "One envelope"). */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID is missing where a page came without TLS
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
