import type { AnswerProblem } from '@word-unfolded/answers';
import { errorText, type ErrorCode } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

export const WRITING_KINDS = ['devotional', 'study-guide', 'quote'] as const;

export type WritingKind = (typeof WRITING_KINDS)[number];

/** Specification, section 8, and decisions, "Two texts for one thing". */
const FAILED: Readonly<Record<WritingKind, ErrorCode>> = {
  devotional: 'REFLECTION_FAILED',
  'study-guide': 'STUDY_GUIDE_FAILED',
  quote: 'STUDY_QUOTE_FAILED',
};

/** For network and service errors, the name of the failed content is more useful than the cause. */
const OF_THE_LINE: ReadonlySet<string> = new Set([
  'OFFLINE',
  'NETWORK_ERROR',
  'RETRIES_EXHAUSTED',
  'STREAM_INTERRUPTED',
  'SERVICE_UNAVAILABLE',
  'SERVICE_TIMEOUT',
  'INTERNAL',
  'HTTP_ERROR',
  'INVALID_JSON_RESPONSE',
]);

/** The error of a model says whether a retry is worthwhile. */
const OF_THE_MODEL: ReadonlySet<string> = new Set([
  'PROVIDER_NOT_CONFIGURED',
  'PROVIDER_BUSY',
  'PROVIDER_FAILED',
  'PROVIDER_TIMEOUT',
]);

/** Why the content was not generated, in the reader's language. */
export function writingProblemText(
  kind: WritingKind,
  { code, text }: Pick<AnswerProblem, 'code' | 'text'>,
  language: Language,
): string {
  const failed = errorText(FAILED[kind], language);
  if (OF_THE_LINE.has(code)) return failed;
  return OF_THE_MODEL.has(code) ? `${failed}. ${text}` : text;
}
