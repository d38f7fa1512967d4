import { AppError, errorText, type ErrorCode } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { readableText, refusedWith } from './server-refusal.js';

/**
 * Where a passage was to be shown: on the study page, or in the Explorer and on the landing page. Each has its own error
 * text (specification, section 8, "Scripture").
 */
export type FailedPlace = 'finder' | 'explorer';

/** The server was not reached, or has nobody who answers: the texts on this device are as good. */
const AWAY: ReadonlySet<ErrorCode> = new Set([
  ...(['NETWORK_ERROR', 'RETRIES_EXHAUSTED', 'SERVICE_UNAVAILABLE', 'SERVICE_TIMEOUT'] as const),
  ...(['OFFLINE', 'CACHE_EMPTY', 'CACHE_EXPIRED'] as const),
]);

/** What came was no answer of ours, or the server failed over it: as good as none. */
const BROKEN: ReadonlySet<ErrorCode> = new Set([
  ...(['INVALID_JSON_RESPONSE', 'INVALID_RESPONSE_FORMAT', 'INTERNAL'] as const),
]);

const NOT_FETCHED: Readonly<Record<FailedPlace, ErrorCode>> = {
  finder: 'SCRIPTURE_FETCH_FAILED',
  explorer: 'PASSAGE_FETCH_FAILED',
};

const UNREADABLE: Readonly<Record<FailedPlace, ErrorCode>> = {
  finder: 'SCRIPTURE_FORMAT_INVALID',
  explorer: 'PASSAGE_LOAD_FAILED',
};

const FOREIGN: ReadonlySet<ErrorCode> = new Set(['INVALID_JSON_RESPONSE', 'INVALID_RESPONSE_FORMAT']);

/** Whether something failed because the server was not reached, or has nobody who answers. */
export function isAway(error: unknown): boolean {
  return error instanceof AppError && AWAY.has(error.code);
}

/** Whether something failed for want of an answer to the question: there was none, or none that can be read. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof AppError)) return true;
  const status = refusedWith(error);
  const isForeign = error.code === 'HTTP_ERROR' && status !== undefined && (status >= 500 || status === 404);
  return isAway(error) || BROKEN.has(error.code) || isForeign;
}

/**
 * The error text of a passage that failed to load. Errors of the server about the request itself, such as a chapter
 * that the book does not have, keep their own text.
 */
export function passageFailure(error: unknown, place: FailedPlace, language: Language): string {
  if (!(error instanceof AppError)) return errorText('PASSAGE_LOAD_FAILED', language);
  if (FOREIGN.has(error.code)) return errorText(UNREADABLE[place], language);
  return isUnanswered(error)
    ? errorText(NOT_FETCHED[place], language)
    : readableText(error, language, 'load');
}

/** Whether the request cannot be parsed as a reference: it may be a search. */
export function isNoReference(error: unknown): boolean {
  return error instanceof AppError && error.code === 'SCRIPTURE_REFERENCE_NOT_UNDERSTOOD';
}

/** Whether the connection failed, rather than the service. */
export function isConnection(error: unknown): boolean {
  if (!(error instanceof AppError) || FOREIGN.has(error.code)) return false;
  const status = refusedWith(error);
  return isUnanswered(error) && (status === undefined || status === 502 || status === 503 || status === 504);
}
