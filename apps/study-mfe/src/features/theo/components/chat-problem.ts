import type { AnswerProblem } from '@word-unfolded/answers';
import { errorText, type ErrorCode } from '@word-unfolded/contracts';
import { localeOf, type Language } from '@word-unfolded/domain';
import type { Translate } from '@word-unfolded/i18n';
import type english from '../../../locales/en/ai/theo.json';

/**
 * All connection errors have one text, because the reader can do the same about each (specification, section 8,
 * "Chat").
 */
const OF_THE_LINE: ReadonlySet<string> = new Set<ErrorCode>([
  'HTTP_ERROR',
  'INTERNAL',
  'INVALID_JSON_RESPONSE',
  'INVALID_RESPONSE_FORMAT',
  'NETWORK_ERROR',
  'RETRIES_EXHAUSTED',
  'STREAM_INTERRUPTED',
]);

/** The message for a question without an answer, and when a limit resets. */
export function chatProblemText(
  { code, text, resetsAt }: AnswerProblem,
  language: Language,
  t: Translate<typeof english>,
): string {
  if (code === 'OFFLINE') return errorText('OFFLINE_CHAT', language);
  if (OF_THE_LINE.has(code)) return errorText('CHAT_SEND_FAILED', language);
  if (resetsAt === undefined) return text;
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(resetsAt);
  return `${text} ${t('resets', { time })}`;
}
