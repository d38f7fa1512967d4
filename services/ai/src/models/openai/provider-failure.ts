import { CatalogueError } from '@word-unfolded/contracts';
import { APIConnectionTimeoutError, APIError } from 'openai';

/** A 429 that waiting does not mend: the account has no money left. */
const WITHOUT_CREDIT = 'insufficient_quota';

/** What went wrong with a call to a provider. */
export type ProviderFailure = {
  readonly error: CatalogueError;
  /** Whether the same call may succeed soon. */
  readonly isPassing: boolean;
  /** When the provider asks to be asked again, in milliseconds. */
  readonly afterMs?: number;
};

/** What an error of the client means. Of what the provider wrote only its code goes on: the text may hold parts of keys. */
export function providerFailure(error: unknown): ProviderFailure {
  if (error instanceof CatalogueError) return { error, isPassing: false };
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

/** @param cause what the log is told; never what the provider wrote */
export function failed(cause?: unknown): CatalogueError {
  return CatalogueError.with('PROVIDER_FAILED', {}, { cause });
}

export function timedOut(cause?: unknown): CatalogueError {
  return CatalogueError.with('PROVIDER_TIMEOUT', {}, { cause });
}

function busy(cause: Error, afterMs: number | undefined): CatalogueError {
  const fields: Record<string, number> =
    afterMs === undefined ? {} : { retryAfter: Math.ceil(afterMs / 1_000) };
  return CatalogueError.with('PROVIDER_BUSY', {}, { cause, fields });
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

/** The client's fetch says so by a TypeError; of another realm than ours where the process has several. */
function isLineLost(error: unknown): boolean {
  return nameIn(error) === 'TypeError';
}

function nameOf(error: unknown): Error {
  return new Error(`the call to the provider ended with ${nameIn(error)}`);
}

function nameIn(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : typeof error;
}
