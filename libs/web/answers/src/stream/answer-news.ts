import { ServerRefusal } from '@word-unfolded/api-client';
import {
  AppError,
  isErrorCode,
  streamedEvent,
  type ErrorCode,
  type StreamedEvent,
} from '@word-unfolded/contracts';
import type { ServerSentEvent } from './read-events.js';

/** An update of an answer. */
export type AnswerNews = {
  readonly event: StreamedEvent;
  /** Undefined if the event has no place in the answer: it only reports that this connection cannot continue. */
  readonly answerId: string | undefined;
};

const PLACED = /^([0-9a-f]{24})\.\d+$/;

/** Parses an event of the stream; undefined for a kind that this build does not know. */
export function readNews({ id, data }: ServerSentEvent): AnswerNews | undefined {
  const event = streamedEvent.safeParse(parseJson(data));
  if (!event.success) return undefined;
  return { event: event.data, answerId: PLACED.exec(id)?.[1] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error of an event, with the server's own text and its values. */
export function errorOf(
  {
    code,
    message,
    params,
  }: Extract<StreamedEvent, { type: 'error' }> & { readonly params?: AppError['params'] | undefined },
  orElse: ErrorCode = 'CHAT_SEND_FAILED',
): AppError {
  const known: ErrorCode = isErrorCode(code) ? code : orElse;
  return AppError.restore(known, params, { cause: new ServerRefusal(message, 0) });
}
