/**
 * An idempotency key for one action of a reader: however often it is sent, it is executed once (decisions, "One
 * envelope").
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID is unavailable on a page that was loaded without TLS
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
