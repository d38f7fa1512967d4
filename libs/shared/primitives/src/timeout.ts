/** The error of an operation that took too long. It has the name of the error of `AbortSignal.timeout`. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(milliseconds: number) {
    super(`no result within ${milliseconds} ms`);
  }
}

/**
 * The value of a promise, unless a signal aborts before it is there. The promise itself continues; if it fails after the
 * abort, the failure is ignored.
 *
 * @throws the reason of the signal
 */
export async function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  promise.catch(() => {});
  try {
    if (signal.aborted) throw signal.reason;
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

export type TimeoutOptions = {
  /** Ends the wait earlier, with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** The error instead of `TimeoutError`. */
  readonly error?: () => Error;
};

/**
 * The value of an operation, unless it takes longer than a time. The signal that the operation receives aborts when the
 * time is over or the caller's signal aborts, so that it can end its own work. The timer never outlives the call.
 *
 * @param milliseconds the time limit
 * @throws TimeoutError or the error of the options; the reason of the caller's signal
 */
export async function withTimeout<Value>(
  operation: Promise<Value> | ((signal: AbortSignal) => Promise<Value>),
  milliseconds: number,
  { signal, error = () => new TimeoutError(milliseconds) }: TimeoutOptions = {},
): Promise<Value> {
  const controller = new AbortController();
  const follow = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', follow, { once: true });
  if (signal?.aborted) follow();
  const timer = setTimeout(() => controller.abort(error()), milliseconds);
  try {
    const promise = typeof operation === 'function' ? operation(controller.signal) : operation;
    return await abortable(promise, controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  }
}

/**
 * The value of a promise, or `undefined` if it takes longer than a time.
 *
 * @param milliseconds the time limit
 * @throws the error of the promise, within the time
 */
export async function valueWithin<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  const late = new TimeoutError(milliseconds);
  try {
    return await withTimeout(promise, milliseconds, { error: () => late });
  } catch (error) {
    if (error === late) return undefined;
    throw error;
  }
}
