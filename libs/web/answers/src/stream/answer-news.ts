import { ServerRefusal } from '@word-unfolded/api-client';
import {
  CatalogueError,
  isErrorCode,
  streamedEvent,
  type ErrorCode,
  type StreamedEvent,
} from '@word-unfolded/contracts';
import type { ServerSentEvent } from './event-parser.js';

/** What a reader hears of an answer. */
export type AnswerNews = {
  readonly event: StreamedEvent;
  /** Undefined where the event has no place in the answer: it says only that this line cannot go on. */
  readonly answerId: string | undefined;
};

const PLACED = /^([0-9a-f]{24})\.\d+$/;

/** Reads an event of the stream; undefined for one of a kind that this build does not know. */
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

/** The error that an event tells of, with the server's own text. */
export function errorOf({ code, message }: Extract<StreamedEvent, { type: 'error' }>): CatalogueError {
  const known: ErrorCode = isErrorCode(code) ? code : 'CHAT_SEND_FAILED';
  return CatalogueError.restore(known, {}, { cause: new ServerRefusal(message, 0) });
}
