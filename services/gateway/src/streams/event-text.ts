import {
  AppError,
  errorText,
  isErrorCode,
  type PlacedAnswerEvent,
  type StreamedEvent,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { eventIdOf } from './event-id.js';

/** A comment, which clients ignore: it keeps the connection open, and shows that it is. */
export const HEARTBEAT = ':\n\n';

/** An event in the stream format (WHATWG HTML, "Server-sent events"). The JSON contains no line breaks. */
export function eventText(placed: PlacedAnswerEvent, language: Language): string {
  return `id: ${eventIdOf(placed)}\ndata: ${JSON.stringify(toStreamed(placed, language))}\n\n`;
}

/**
 * The event of a failed connection, not of a failed answer: without an id, so that the client resumes after the last
 * event.
 */
export function failureText(error: unknown, language: Language): string {
  const known = error instanceof AppError ? error : AppError.of('INTERNAL');
  return `data: ${JSON.stringify(toError(known, language))}\n\n`;
}

function toStreamed({ answerId, event }: PlacedAnswerEvent, language: Language): StreamedEvent {
  switch (event.type) {
    case 'chunk':
      return event;
    case 'complete':
      return { ...event, answerId };
    case 'error':
      return toError(knownError(event), language);
  }
}

function knownError({
  code,
  params,
}: {
  readonly code: string;
  readonly params?: AppError['params'] | undefined;
}) {
  return isErrorCode(code) ? AppError.restore(code, params) : AppError.of('INTERNAL');
}

function toError({ code, params }: AppError, language: Language): StreamedEvent {
  const text = errorText(code, language, params);
  return { type: 'error', code, message: text, error: text };
}
