import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { HEADER } from './wire.js';

/**
 * The protocol of a stream over NATS, which has neither back-pressure nor cancellation of its own.
 *
 * The reader asks on the contract's subject with an inbox for frames and a number of credits. One replica answers
 * with `open` and an inbox of its own for grants. It sends a `chunk` for each credit and waits when it has none;
 * while it has nothing to send it says `alive`. The reader grants credits as it takes chunks, and says `cancel`
 * when it goes away; of one that was killed, NATS tells the producer itself, for nobody listens at its inbox any more.
 * `end` or `error` closes the stream. Chunks are numbered, so that one that NATS lost is noticed.
 */
export type FrameKind = 'open' | 'chunk' | 'alive' | 'end' | 'error';
export type GrantKind = 'credit' | 'cancel';

/** Chunks that may be on their way to a reader, or wait in its memory, at a time. */
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

/** NATS itself answers that nobody listens where something was sent (ADR-4, status 503). */
export function isNobodyThere(message: Msg): boolean {
  return message.headers?.code === 503;
}
