import type { AnswerProblem } from '@word-unfolded/answers';
import { errorText, type ErrorCode } from '@word-unfolded/contracts';
import type { ContentType, Language } from '@word-unfolded/domain';

/** The content types that are generated as text from an entry. */
export type WrittenType = Exclude<ContentType, 'image'>;

/** Specification, section 8, and decisions, "Two texts for one thing". */
const FAILED: Readonly<Record<WrittenType, ErrorCode>> = {
  devotional: 'REFLECTION_FAILED',
  'study-guide': 'STUDY_GUIDE_FAILED',
  quote: 'JOURNAL_QUOTE_FAILED',
};

/** Errors that tell a reader only that something failed. */
const OF_THE_WAY: ReadonlySet<string> = new Set([
  'HTTP_ERROR',
  'INTERNAL',
  'NETWORK_ERROR',
  'PROVIDER_FAILED',
  'RETRIES_EXHAUSTED',
  'SERVICE_TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'STREAM_INTERRUPTED',
]);

/** Why the generation from an entry failed, in the reader's language. */
export function generationErrorText(
  type: WrittenType,
  { code, text }: AnswerProblem,
  language: Language,
): string {
  if (code === 'OFFLINE') return errorText('OFFLINE_CONTENT', language);
  if (code === 'RATE_LIMITED') return errorText('CONTENT_RATE_LIMITED', language);
  return OF_THE_WAY.has(code) ? errorText(FAILED[type], language) : text;
}
