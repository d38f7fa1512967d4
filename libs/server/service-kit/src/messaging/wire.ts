import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import {
  CatalogueError,
  isErrorCode,
  type AnyErrorParams,
  type FieldProblem,
} from '@word-unfolded/contracts';
import { DEFAULT_LANGUAGE, isLanguage } from '@word-unfolded/domain';
import { correlationIdFrom, currentJourney, type Journey } from '../observability/correlation.js';
import { outgoingTrace, type TraceCarrier } from '../observability/tracing.js';

/** How messages look on NATS: JSON bodies, and these headers. */
export const HEADER = {
  correlationId: 'correlation-id',
  language: 'language',
  /** What is left of the caller's patience when the message is sent, in milliseconds. */
  patience: 'patience-ms',
  /** Present on an answer that is an error. */
  failed: 'failed',
  /** Kind of a frame of a stream. */
  frame: 'frame',
  /** Number of a chunk in its stream, from 0. */
  sequence: 'sequence',
  /** Chunks that the reader of a stream is ready to take. */
  credit: 'credit',
} as const;

const TRACE_HEADERS = ['traceparent', 'tracestate'];

/** The subject on NATS for the subject of a contract. */
export function fullSubject(prefix: string, subject: string): string {
  return `${prefix}.${subject}`;
}

export function encode(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

/** Reads a body. @throws SyntaxError when it is not JSON */
export function decode(message: Msg): unknown {
  return message.data.length === 0 ? undefined : JSON.parse(message.string());
}

/** The headers of an outgoing call: the journey it is part of, how long the caller waits, and the trace. */
export function callHeaders(patienceMs: number, correlationId?: string): MsgHdrs {
  const journey = currentJourney();
  const result = headers();
  result.set(HEADER.correlationId, correlationId ?? correlationIdFrom(journey?.correlationId));
  result.set(HEADER.language, journey?.language ?? DEFAULT_LANGUAGE);
  result.set(HEADER.patience, String(Math.round(patienceMs)));
  for (const [name, value] of Object.entries(outgoingTrace())) result.set(name, value);
  return result;
}

/** The journey that a received message is part of. */
export function journeyOf({ headers: received }: { headers?: MsgHdrs }): Journey {
  const language = received?.get(HEADER.language);
  return {
    correlationId: correlationIdFrom(received?.get(HEADER.correlationId)),
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  };
}

/** How long the caller of a received message waits at most, in milliseconds. */
export function patienceOf(message: Msg, otherwise: number): number {
  const given = Number(message.headers?.get(HEADER.patience));
  return Number.isFinite(given) && given > 0 ? given : otherwise;
}

/** The trace that a received message continues. */
export function traceOf(message: Msg): TraceCarrier | undefined {
  const sent = TRACE_HEADERS.filter((name) => message.headers?.has(name));
  return sent.length > 0
    ? Object.fromEntries(sent.map((name) => [name, message.headers!.get(name)]))
    : undefined;
}

type WireError = {
  readonly code: string;
  readonly params: AnyErrorParams;
  readonly details: readonly FieldProblem[];
  readonly fields: Readonly<Record<string, string | number>>;
};

/** An error as it travels. What is not of the catalogue leaves this process as INTERNAL and says nothing. */
export function encodeError(error: unknown): Uint8Array {
  const { code, params, details, fields } =
    error instanceof CatalogueError ? error : CatalogueError.of('INTERNAL');
  return encode({ code, params, details, fields } satisfies WireError);
}

/** An error that has travelled. */
export function decodeError(body: unknown): CatalogueError {
  const { code, params, details, fields } = (body ?? {}) as Partial<WireError>;
  if (!isErrorCode(code)) return CatalogueError.of('INTERNAL');
  return CatalogueError.restore(code, params, { ...(details && { details }), ...(fields && { fields }) });
}
