import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { type AnyErrorParams, AppError, type FieldProblem, isErrorCode } from '@word-unfolded/contracts';
import { DEFAULT_LANGUAGE, isLanguage } from '@word-unfolded/domain';
import {
  correlationIdFrom,
  currentRequestContext,
  type RequestContext,
} from '../observability/correlation.js';
import { outgoingTrace, type TraceCarrier } from '../observability/tracing.js';
import { withRedisUnavailable } from '../redis/redis-unavailable.js';
import type { IdempotentCommand } from './current-call.js';
import { withStorageFull } from './storage-full.js';

/** The format of messages on NATS: JSON bodies, and these headers. */
export const HEADER = {
  correlationId: 'correlation-id',
  language: 'language',
  /** The IANA name of the reader's time zone. */
  timeZone: 'time-zone',
  /** The caller as JSON, and the code that authenticates it (`caller-signatures.ts`). */
  caller: 'caller',
  callerCode: 'caller-code',
  /** The remaining time until the caller's deadline when the message is sent, in milliseconds. */
  timeout: 'timeout-ms',
  /** The caller's deadline, in milliseconds since 1970 by the caller's clock. */
  deadline: 'deadline',
  /** An idempotent command: its id, the digest of its request, and the account that sent it. */
  commandId: 'idempotency-id',
  commandFingerprint: 'idempotency-fingerprint',
  commandCaller: 'idempotency-caller',
  /** Present on a response that is an error. */
  failed: 'failed',
  /** The subject of the contract, on a call that is sent to the subject of one replica. */
  subject: 'subject',
  /**
   * Only for replicas of the version before, which do not answer `calls/locating.ts`: such a replica reports that it
   * has accepted a call whose caller asks for this.
   */
  reportAcceptance: 'tells-taken',
  accepted: 'taken',
  /** Kind of a stream frame. */
  frame: 'frame',
  /** Number of a chunk in its stream, from 0. */
  sequence: 'sequence',
  /** Number of chunks that the reader of a stream can receive. */
  credit: 'credit',
} as const;

const TRACE_HEADERS = ['traceparent', 'tracestate'];

/** The NATS subject of a contract. */
export function fullSubject(prefix: string, subject: string): string {
  return `${prefix}.${subject}`;
}

export function encode(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

/** Parses a body. @throws SyntaxError if it is not JSON */
export function decode(message: Msg): unknown {
  return message.data.length === 0 ? undefined : JSON.parse(message.string());
}

/** The headers of an outgoing call: the correlation id, the deadline, and the trace. */
export function callHeaders(timeoutMs: number, correlationId?: string): MsgHdrs {
  const requestContext = currentRequestContext();
  const result = headers();
  result.set(HEADER.correlationId, correlationId ?? correlationIdFrom(requestContext?.correlationId));
  result.set(HEADER.language, requestContext?.language ?? DEFAULT_LANGUAGE);
  if (requestContext?.timeZone) result.set(HEADER.timeZone, requestContext.timeZone);
  result.set(HEADER.timeout, String(Math.round(timeoutMs)));
  result.set(HEADER.deadline, String(Date.now() + Math.round(timeoutMs)));
  for (const [name, value] of Object.entries(outgoingTrace())) result.set(name, value);
  return result;
}

/** The request context of a received message, without its caller. */
export function requestContextOf({ headers: received }: { headers?: MsgHdrs }): RequestContext {
  const language = received?.get(HEADER.language);
  const timeZone = received?.get(HEADER.timeZone);
  return {
    correlationId: correlationIdFrom(received?.get(HEADER.correlationId)),
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    ...(timeZone && { timeZone }),
  };
}

/** How long the caller of a received message waits at most, in milliseconds. */
function timeoutOf(message: Msg, otherwise: number): number {
  const remaining = Number(message.headers?.get(HEADER.timeout));
  return Number.isFinite(remaining) && remaining > 0 ? remaining : otherwise;
}

/** If the clocks of two machines differ by more than this, the absolute deadline is ignored, in milliseconds. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/**
 * The deadline of a received message, in milliseconds since 1970. It is absolute, because a message that waited in a
 * queue or for a suspended process may be late, which its time of arrival does not show. The clocks should agree within
 * about a second. If they differ too much, the time counts from the arrival.
 */
export function deadlineOf(message: Msg, otherwiseMs: number, now = Date.now()): number {
  const callDeadline = timeoutOf(message, otherwiseMs);
  const deadline = Number(message.headers?.get(HEADER.deadline) || Number.NaN);
  const isPlausible = Math.abs(deadline - callDeadline - now) < CLOCKS_DIFFER_MS;
  return isPlausible ? deadline : now + callDeadline;
}

/** Adds the idempotent command of a call to its headers. */
export function setCommand(to: MsgHdrs, { id, fingerprint, callerId }: IdempotentCommand): void {
  to.set(HEADER.commandId, id);
  to.set(HEADER.commandFingerprint, fingerprint);
  if (callerId !== undefined) to.set(HEADER.commandCaller, callerId);
}

/** The idempotent command of a received message, if any. */
export function commandOf({ headers: received }: Msg): IdempotentCommand | undefined {
  const id = received?.get(HEADER.commandId);
  if (!id) return undefined;
  const callerId = received?.get(HEADER.commandCaller);
  return {
    id,
    fingerprint: received?.get(HEADER.commandFingerprint) ?? '',
    ...(callerId && { callerId }),
  };
}

/** The trace context of a received message. */
export function traceOf({ headers: received }: { headers?: MsgHdrs }): TraceCarrier | undefined {
  const sent = TRACE_HEADERS.filter((name) => received?.has(name));
  return sent.length > 0 ? Object.fromEntries(sent.map((name) => [name, received!.get(name)])) : undefined;
}

type ProtocolError = {
  readonly code: string;
  readonly params: AnyErrorParams;
  readonly details: readonly FieldProblem[];
  readonly fields: Readonly<Record<string, string | number>>;
};

/** Serializes an error. An error that is not an AppError becomes INTERNAL without details. */
export function encodeError(error: unknown): Uint8Array {
  const known = withRedisUnavailable(withStorageFull(error));
  const { code, params, details, fields } = known instanceof AppError ? known : AppError.of('INTERNAL');
  return encode({ code, params, details, fields } satisfies ProtocolError);
}

/** Restores a serialized error. */
export function decodeError(body: unknown): AppError {
  const { code, params, details, fields } = (body ?? {}) as Partial<ProtocolError>;
  if (!isErrorCode(code)) return AppError.of('INTERNAL');
  return AppError.restore(code, params, { ...(details && { details }), ...(fields && { fields }) });
}

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
