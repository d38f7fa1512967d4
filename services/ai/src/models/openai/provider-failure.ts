import { AppError } from '@word-unfolded/contracts';
import { APIConnectionTimeoutError, APIError } from 'openai';

/** A 429 that no retry solves: the account has no credit left. */
const WITHOUT_CREDIT = 'insufficient_quota';

/** The failure of a call to a provider. */
export type ProviderFailure = {
  readonly error: AppError;
  /** Whether the same call may succeed soon. */
  readonly isPassing: boolean;
  /** The delay that the provider asks for before a retry, in milliseconds. */
  readonly afterMs?: number;
};

/**
 * Translates an error of the client. Of the provider's message only the code is passed on: the text may contain parts
 * of keys.
 */
export function providerFailure(error: unknown): ProviderFailure {
  if (error instanceof AppError) return { error, isPassing: false };
  if (error instanceof APIConnectionTimeoutError) return { error: timedOut(), isPassing: true };
  if (!(error instanceof APIError)) return { error: failed(nameOf(error)), isPassing: isLineLost(error) };
  const { status, code } = error as { status?: number; code?: string | null };
  const cause = new Error(`the provider answered ${status ?? 'nothing'}${code ? ` (${code})` : ''}`);
  const afterMs = retryAfterMs(error.headers);
  if (status === 429) return { error: busy(cause, afterMs), isPassing: code !== WITHOUT_CREDIT, afterMs };
  if (status === 503 || status === 529) return { error: busy(cause, afterMs), isPassing: true, afterMs };
  if (status === 408 || status === 504) return { error: timedOut(cause), isPassing: true, afterMs };
  return { error: failed(cause), isPassing: status === undefined || status >= 500, afterMs };
}

/** @param cause for the log; never the provider's text */
export function failed(cause?: unknown): AppError {
  return AppError.with('PROVIDER_FAILED', {}, { cause });
}

export function timedOut(cause?: unknown): AppError {
  return AppError.with('PROVIDER_TIMEOUT', {}, { cause });
}

function busy(cause: Error, afterMs: number | undefined): AppError {
  const fields: Record<string, number> =
    afterMs === undefined ? {} : { retryAfter: Math.ceil(afterMs / 1_000) };
  return AppError.with('PROVIDER_BUSY', {}, { cause, fields });
}

/** `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3), and in milliseconds as OpenAI sends it. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') || NaN);
  if (exact >= 0) return exact;
  const written = headers?.get('retry-after');
  if (!written) return undefined;
  const waitMs = /^\d+(\.\d+)?$/.test(written) ? Number(written) * 1_000 : Date.parse(written) - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

/** The client's fetch throws a TypeError; in a process with several realms it may be of another one. */
function isLineLost(error: unknown): boolean {
  return nameIn(error) === 'TypeError';
}

function nameOf(error: unknown): Error {
  return new Error(`the call to the provider ended with ${nameIn(error)}`);
}

function nameIn(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : typeof error;
}
