import {
  CatalogueError,
  errorText,
  isErrorCode,
  type PlacedAnswerEvent,
  type StreamedEvent,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { eventIdOf } from './event-id.js';

/** A comment, which clients pass over: it keeps the line open, and shows that it is. */
export const HEARTBEAT = ':\n\n';

/** An event as it is written on the line (WHATWG HTML, "Server-sent events"). JSON has no line breaks of its own. */
export function eventText(placed: PlacedAnswerEvent, language: Language): string {
  return `id: ${eventIdOf(placed)}\ndata: ${JSON.stringify(toStreamed(placed, language))}\n\n`;
}

/** That the line has failed, and not the answer: without an id, so that the client goes on after the last event. */
export function failureText(error: unknown, language: Language): string {
  const known = error instanceof CatalogueError ? error : CatalogueError.of('INTERNAL');
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
  readonly params?: CatalogueError['params'] | undefined;
}) {
  return isErrorCode(code) ? CatalogueError.restore(code, params) : CatalogueError.of('INTERNAL');
}

function toError({ code, params }: CatalogueError, language: Language): StreamedEvent {
  const text = errorText(code, language, params);
  return { type: 'error', code, message: text, error: text };
}
