import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { MessageCaller } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The context that travels with a request through every service. */
export type RequestContext = {
  readonly correlationId: string;
  readonly language: Language;
  /** The IANA name of the reader's time zone, if the client has sent it. */
  readonly timeZone?: string;
  /** On whose behalf the calls of this context are made. If absent, the service makes them on its own. */
  readonly caller?: MessageCaller;
};

const requestContexts = new AsyncLocalStorage<RequestContext>();

/** Runs work in a request context: its calls pass the context on, and its log entries contain the correlation id. */
export function inRequestContext<Result>(requestContext: RequestContext, work: () => Result): Result {
  return requestContexts.run(requestContext, work);
}

/** The current request context, if any. */
export function currentRequestContext(): RequestContext | undefined {
  return requestContexts.getStore();
}

const CORRELATION_ID = /^[\w.:-]{8,64}$/;

/** An external correlation id if it is well formed, otherwise a new one. */
export function correlationIdFrom(value: unknown): string {
  return typeof value === 'string' && CORRELATION_ID.test(value) ? value : randomUUID();
}
