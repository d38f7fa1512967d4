import {
  isOnline,
  openRouteStream,
  type RouteInput,
  ServerRefusal,
  type StreamedRoute,
  type StreamOptions,
} from '@word-unfolded/api-client';
import {
  AppError,
  type ErrorCode,
  isErrorCode,
  streamedEvent,
  type StreamedEvent,
} from '@word-unfolded/contracts';
import { withTimeout } from '@word-unfolded/primitives';
import { createParser } from 'eventsource-parser';
import { pause } from './pause.js';

/** Retry limits, in milliseconds and attempts; tests use smaller ones. */
export type CallDeadline = {
  readonly idleMs: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Consecutive lost connections before the answer fails. */
  readonly losses: number;
};

/** About four minutes without a server, in addition to the duration of each attempt. */
export const TIMEOUT: CallDeadline = {
  idleMs: 45_000,
  firstPauseMs: 500,
  longestPauseMs: 10_000,
  losses: 28,
};

export type OpenAnswerOptions = Omit<StreamOptions, 'idempotencyKey' | 'lastEventId'> & {
  /** The idempotency key of the question: the same key is the same answer, generated and charged once. */
  readonly key: string;
  /** The id of the last event received, after which to resume. */
  readonly after?: string | undefined;
  /**
   * Whether the question is known to have reached the server, such as before a reload: then a lost connection is
   * retried.
   */
  readonly hasBegun?: boolean;
  readonly onHeaders?: (headers: Headers) => void;
  /** Called when the connection was lost and is being retried, or was restored. */
  readonly onLine?: (isThere: boolean) => void;
  readonly callDeadline?: CallDeadline;
};

/** Errors of the connection rather than of the answer. */
const OF_THE_LINE: ReadonlySet<ErrorCode> = new Set([
  'NETWORK_ERROR',
  'OFFLINE',
  'OUTCOME_UNKNOWN',
  'RETRIES_EXHAUSTED',
  'SERVICE_TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'STILL_IN_PROGRESS',
  'STREAM_INTERRUPTED',
]);

/** Whether an error reports only a lost connection: the answer itself may still exist. */
export function isOfTheLine(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return (
    OF_THE_LINE.has(error.code) || (error.code === 'HTTP_ERROR' && Number(error.params['status']) >= 500)
  );
}

/**
 * Requests an answer from a route and yields its events, in order and without duplicates, until it has ended. A lost
 * connection is retried with the same key, after the last event.
 *
 * @throws AppError that of the server before the first event; STREAM_INTERRUPTED or a network error when the retries
 * are exhausted; OPERATION_CANCELLED by the signal, which ends the reading but not the answer
 */
export async function* openAnswer(
  route: StreamedRoute,
  input: RouteInput,
  { key, after, hasBegun = false, onHeaders, onLine, callDeadline = TIMEOUT, ...options }: OpenAnswerOptions,
): AsyncGenerator<AnswerNews, void> {
  const signal = options.signal ?? new AbortController().signal;
  let lastEventId = after;
  let isKnown = hasBegun || after !== undefined;
  let losses = 0;
  for (;;) {
    try {
      const response = await openRouteStream(route, input, { ...options, idempotencyKey: key, lastEventId });
      onHeaders?.(response.headers);
      isKnown = true;
      for await (const sent of readEvents(response, { signal, idleMs: callDeadline.idleMs })) {
        const news = readNews(sent);
        if (!news) continue;
        if (news.event.type === 'error' && news.answerId === undefined) throw errorOf(news.event);
        lastEventId = sent.id;
        if (losses > 0) onLine?.(true);
        losses = 0;
        yield news;
        if (news.event.type !== 'chunk') return;
      }
      throw AppError.of('STREAM_INTERRUPTED');
    } catch (error) {
      losses += 1;
      if (!isKnown || !isOfTheLine(error) || losses > callDeadline.losses) throw error;
      if (losses === 1) onLine?.(false);
      await pause(pauseOf(losses, callDeadline), signal);
    }
  }
}

/** The time before the next attempt. */
export function pauseOf(losses: number, { firstPauseMs, longestPauseMs }: CallDeadline): number {
  return Math.min(isOnline() ? firstPauseMs * 2 ** (losses - 1) : longestPauseMs, longestPauseMs);
}

/** An update of an answer. */
export type AnswerNews = {
  readonly event: StreamedEvent;
  /** Undefined if the event has no place in the answer: it only reports that this connection cannot continue. */
  readonly answerId: string | undefined;
};

const PLACED = /^([0-9a-f]{24})\.\d+$/;

/** Parses an event of the stream; undefined for a kind that this build does not know. */
function readNews({ id, data }: ServerSentEvent): AnswerNews | undefined {
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

/** One event of an event stream, with the fields that an answer needs. */
export type ServerSentEvent = {
  /** Its own id; empty without one. Unlike in a browser, it is not inherited from an earlier event. */
  readonly id: string;
  readonly data: string;
};

export type ReadingOptions = {
  readonly signal: AbortSignal;
  /** Idle timeout of a connection, in milliseconds; a live server sends a heartbeat every 15 seconds. */
  readonly idleMs: number;
};

/**
 * The events of a response body, in order. The connection is closed when the consumer stops reading.
 *
 * @throws AppError STREAM_INTERRUPTED when the connection breaks or is idle, OPERATION_CANCELLED by the signal
 */
export async function* readEvents(
  response: Response,
  { signal, idleMs }: ReadingOptions,
): AsyncGenerator<ServerSentEvent, void> {
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const parse = eventParser();
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read(), idleMs, { signal });
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } catch (cause) {
    if (signal.aborted && cause === signal.reason) throw AppError.of('OPERATION_CANCELLED');
    throw AppError.with('STREAM_INTERRUPTED', {}, { cause });
  } finally {
    reader.cancel().catch(() => undefined); // the stream may have failed already
  }
}

/**
 * Parses an event stream incrementally (HTML standard, section 9.2.6, "Interpreting an event stream"). A chunk may end
 * anywhere. Comments, unknown fields and events without data are ignored; an event is complete at its blank line.
 *
 * @returns a function that takes the next chunk and returns the events that it completed
 */
export function eventParser(): (piece: string) => ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  const parser = createParser({ onEvent: ({ id = '', data }) => events.push({ id, data }) });
  return (piece) => {
    parser.feed(piece);
    return events.splice(0);
  };
}
