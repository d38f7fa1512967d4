import { isConnection, readableText, refusedWith } from '@word-unfolded/api-client';
import { AppError, errorText, type ErrorCode } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** Failures that say nothing about the plan: the text of the action stands instead. */
const UNTOLD: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'HTTP_ERROR', 'ACTION_FAILED', 'LOAD_FAILED']);

/** The text of a failure (specification, section 8, "Plans"). */
export function planProblem(error: unknown, language: Language, otherwise: ErrorCode): string {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === 'SERVICE_TIMEOUT' || code === 'REQUEST_TIMEOUT') return errorText('PLAN_TIMEOUT', language);
  if (code === 'OFFLINE_ACTION' || code === 'OFFLINE' || isConnection(error))
    return errorText('PLAN_NETWORK', language);
  if (code === 'RATE_LIMITED' || code === 'TOO_MANY_ATTEMPTS')
    return errorText('PLAN_RATE_LIMITED', language);
  if (refusedWith(error) === 401) return errorText('PLAN_UNAUTHORIZED', language);
  if (code === undefined || UNTOLD.has(code)) return errorText(otherwise, language);
  return readableText(error, language, 'action');
}
