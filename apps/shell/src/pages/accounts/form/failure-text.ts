import { readableText, refusedFor, ServerRefusal } from '@word-unfolded/api-client';
import { errorText, type ErrorCode } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/**
 * The error text of these pages (specification, section 8, "Auth"): a missing network and a server error without an
 * envelope have their own texts here; any other response that is not one of ours is shown as the fallback.
 *
 * @param fallback the action that failed
 */
export function failureText(error: unknown, language: Language, fallback?: ErrorCode): string {
  const isAway = refusedFor(error, 'RETRIES_EXHAUSTED') || refusedFor(error, 'NETWORK_ERROR');
  if (isAway) return errorText('NETWORK_ERROR', language);
  if (!refusedFor(error, 'HTTP_ERROR')) return readableText(error, language, 'action');
  const cause = error instanceof Error ? error.cause : undefined;
  const status = cause instanceof ServerRefusal ? cause.status : 0;
  if (status >= 500 || !fallback) return errorText('INTERNAL', language);
  return errorText(fallback, language);
}
