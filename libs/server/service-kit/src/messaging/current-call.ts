import { AppError } from '@word-unfolded/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A write that the client may repeat with the same key (draft-ietf-httpapi-idempotency-key-header). Its `id` is a
 * digest of the caller, the key and the URL, so that two callers never share one.
 */
export type IdempotentCommand = {
  readonly id: string;
  /** A digest of the request. The same id with another fingerprint is an error of the client. */
  readonly fingerprint: string;
  /** The account that sent it; undefined for a visitor. */
  readonly callerId?: string;
};

/** The call that a handler processes. */
export type CurrentCall = {
  readonly subject: string;
  /** The caller's deadline, in milliseconds since 1970. */
  readonly deadline: number;
  readonly command?: IdempotentCommand;
  /** The number of transactions that the command has started so far. Each one is recorded by its number. */
  transactions: number;
  ended: boolean;
};

const calls = new AsyncLocalStorage<CurrentCall>();

/**
 * Runs a handler in the context of a call. Work that continues after the handler has returned is outside the context.
 */
export async function inCall<Result>(
  context: Omit<CurrentCall, 'transactions' | 'ended'>,
  handle: () => Promise<Result>,
): Promise<Result> {
  const call: CurrentCall = { ...context, transactions: 0, ended: false };
  try {
    return await calls.run(call, handle);
  } finally {
    call.ended = true;
  }
}

/** The current call, if any. */
export function currentCall(): CurrentCall | undefined {
  const call = calls.getStore();
  return call?.ended === false ? call : undefined;
}

/**
 * Aborts work after the caller's deadline, before it changes anything. Has no effect outside a call.
 *
 * @throws AppError SERVICE_TIMEOUT if the caller has stopped waiting
 */
export function assertCallerWaits(): void {
  const call = currentCall();
  if (call && Date.now() >= call.deadline) throw AppError.of('SERVICE_TIMEOUT');
}
