import type { z } from 'zod';
import type { Requirement } from './message-caller.js';

/** The services behind the gateway, and the gateway itself (decisions, "Who owns what"). */
export const SERVICES = ['gateway', 'auth', 'scripture', 'ai', 'journal', 'usage', 'billing'] as const;

export type ServiceName = (typeof SERVICES)[number];

/** A subject's first word is the service that answers it, so that queue group and owner have the same name. */
export type Subject = `${ServiceName}.${string}`;

/** One request and one response over NATS. */
export type MessageContract<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> = {
  readonly kind: 'message';
  readonly subject: Subject;
  readonly request: Request;
  readonly response: Response;
  /** How long the caller waits for the response, in milliseconds. */
  readonly timeoutMs: number;
  /**
   * Whether it changes nothing that its caller asked for (RFC 9110, section 9.2.1), so that it is sent again when the
   * replica that had it is gone.
   */
  readonly safe: boolean;
  /**
   * Whether two calls have the effect of one (RFC 9110, section 9.2.2), so that a call whose replica died is sent again
   * until it is answered or its time is over, also while no replica runs.
   */
  readonly idempotent: boolean;
  /** Who may send it. The service that handles it checks this, whatever the gateway has checked. */
  readonly requires?: Requirement;
};

/** One request and many responses over NATS, in order, at the pace of the consumer. */
export type StreamContract<Request extends z.ZodType = z.ZodType, Chunk extends z.ZodType = z.ZodType> = {
  readonly kind: 'stream';
  readonly subject: Subject;
  readonly request: Request;
  readonly chunk: Chunk;
  /**
   * How long the caller waits until a replica has accepted the stream, in milliseconds; the first chunk may come later.
   */
  readonly firstMs: number;
  /** The idle timeout of the caller, in milliseconds. The producer sends a heartbeat every third of it. */
  readonly idleMs: number;
  /** Who may request it, as for a message. */
  readonly requires?: Requirement;
};

/** A fact that has happened and must not be lost. It is delivered at least once and processed once. */
export type EventContract<Payload extends z.ZodType = z.ZodType> = {
  readonly kind: 'event';
  /** `<owner>.<noun>.<past participle>`, such as `auth.account.deleted`. */
  readonly subject: Subject;
  readonly payload: Payload;
};

export type RequestOf<Contract extends MessageContract | StreamContract> = z.output<Contract['request']>;
export type ResponseOf<Contract extends MessageContract> = z.output<Contract['response']>;
export type ChunkOf<Contract extends StreamContract> = z.output<Contract['chunk']>;
export type PayloadOf<Contract extends EventContract> = z.output<Contract['payload']>;

const DEFAULT_TIMEOUT_MS = 5_000;
const DEFAULT_FIRST_MS = 15_000;
const DEFAULT_IDLE_MS = 15_000;

/** Declares a message: `request` and `response` are validated at both ends. */
export function defineMessage<Request extends z.ZodType, Response extends z.ZodType>(contract: {
  subject: Subject;
  request: Request;
  response: Response;
  timeoutMs?: number;
  safe?: boolean;
  idempotent?: boolean;
  requires?: Requirement;
}): MessageContract<Request, Response> {
  return { kind: 'message', timeoutMs: DEFAULT_TIMEOUT_MS, safe: false, idempotent: false, ...contract };
}

/** Declares a stream: `request` and every `chunk` are validated at both ends. */
export function defineStream<Request extends z.ZodType, Chunk extends z.ZodType>(contract: {
  subject: Subject;
  request: Request;
  chunk: Chunk;
  firstMs?: number;
  idleMs?: number;
  requires?: Requirement;
}): StreamContract<Request, Chunk> {
  return { kind: 'stream', firstMs: DEFAULT_FIRST_MS, idleMs: DEFAULT_IDLE_MS, ...contract };
}

/** Declares an event. */
export function defineEvent<Payload extends z.ZodType>(contract: {
  subject: Subject;
  payload: Payload;
}): EventContract<Payload> {
  return { kind: 'event', ...contract };
}

/** The service that answers a subject. */
export function ownerOf(contract: { readonly subject: Subject }): ServiceName {
  return contract.subject.split('.', 1)[0] as ServiceName;
}
