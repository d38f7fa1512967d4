import { readableText, refusedFor } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** What is said of a failure on these pages: a network that stays away has a text of its own here (section 8, "Auth"). */
export function failureText(error: unknown, language: Language): string {
  const isAway = refusedFor(error, 'RETRIES_EXHAUSTED') || refusedFor(error, 'NETWORK_ERROR');
  return isAway ? errorText('NETWORK_ERROR', language) : readableText(error, language);
}
