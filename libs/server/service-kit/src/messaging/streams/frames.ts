import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { HEADER } from '../protocol.js';

/**
 * The protocol of a stream over NATS, which itself has neither back-pressure nor cancellation.
 *
 * The reader sends a request to the contract's subject, with an inbox for frames and a number of credits. One replica
 * answers with `open` and its own inbox for grants. It sends one `chunk` per credit and waits when it has none. While
 * it has nothing to send, it sends `alive`. The reader grants credits as it consumes chunks, and sends `cancel` when it
 * leaves. If one side was killed, NATS reports to the other that its inbox has no subscribers. For this reason each
 * side sends `alive` while it has nothing else to send. `end` or `error` closes the stream. Chunks are numbered, so
 * that a lost chunk is detected.
 */
export type FrameKind = 'open' | 'chunk' | 'alive' | 'end' | 'error';
export type GrantKind = 'credit' | 'alive' | 'cancel';

/** Maximum number of chunks in flight or in the reader's memory. */
export const WINDOW = 64;

export function frameHeaders(kind: FrameKind | GrantKind, more: Record<string, string> = {}): MsgHdrs {
  const result = headers();
  result.set(HEADER.frame, kind);
  for (const [name, value] of Object.entries(more)) result.set(name, value);
  return result;
}

export function frameOf(message: Msg): string | undefined {
  return message.headers?.get(HEADER.frame) || undefined;
}

export function creditOf(message: Msg): number {
  const credit = Number(message.headers?.get(HEADER.credit));
  return Number.isInteger(credit) && credit > 0 ? Math.min(credit, WINDOW) : 0;
}

/** The reply of NATS to a message without subscribers (ADR-4, status 503). */
export function hasNoResponders(message: Msg): boolean {
  return message.headers?.code === 503;
}
