import { CatalogueError, type ErrorCode } from '@word-unfolded/contracts';
import {
  isOnline,
  openRouteStream,
  type RouteInput,
  type StreamedRoute,
  type StreamOptions,
} from '@word-unfolded/api-client';
import { errorOf, readNews, type AnswerNews } from './answer-news.js';
import { pause } from './pause.js';
import { readEvents } from './read-events.js';

/** How patient a reader is, in milliseconds and times; tests have less of it. */
export type Patience = {
  readonly idleMs: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Lines that may be lost one after the other before the answer is given up. */
  readonly losses: number;
};

/** About four minutes without a server, beside what each try itself takes. */
const PATIENCE: Patience = { idleMs: 45_000, firstPauseMs: 500, longestPauseMs: 10_000, losses: 28 };

export type OpenAnswerOptions = Omit<StreamOptions, 'idempotencyKey' | 'lastEventId'> & {
  /** The key of the question: the same key is the same answer, written and charged once. */
  readonly key: string;
  /** The id of the last event that has come, to go on after it. */
  readonly after?: string | undefined;
  /** Whether the question is known to have reached the server, such as before a reload: then a lost line is waited for. */
  readonly hasBegun?: boolean;
  readonly onHeaders?: (headers: Headers) => void;
  /** The line is lost and another is tried, or it is there again. */
  readonly onLine?: (isThere: boolean) => void;
  readonly patience?: Patience;
};

/** Errors that are about the line rather than about the answer. */
const OF_THE_LINE: ReadonlySet<ErrorCode> = new Set([
  'NETWORK_ERROR',
  'OFFLINE',
  'RETRIES_EXHAUSTED',
  'SERVICE_TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'STILL_IN_PROGRESS',
  'STREAM_INTERRUPTED',
]);

/** Whether an error says only that the line to the server was lost: the answer itself may still be there. */
export function isOfTheLine(error: unknown): boolean {
  if (!(error instanceof CatalogueError)) return false;
  return (
    OF_THE_LINE.has(error.code) || (error.code === 'HTTP_ERROR' && Number(error.params['status']) >= 500)
  );
}

/**
 * Asks a route for an answer and gives what happens to it, in order and nothing twice, until it has ended. A line that is
 * lost is tried again with the same key, after the last event.
 *
 * @throws CatalogueError that of the server before the first event; STREAM_INTERRUPTED or one of the network when patience
 *   has ended; OPERATION_CANCELLED by the signal, which ends the reading but not the answer
 */
export async function* openAnswer(
  route: StreamedRoute,
  input: RouteInput,
  { key, after, hasBegun = false, onHeaders, onLine, patience = PATIENCE, ...options }: OpenAnswerOptions,
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
      for await (const sent of readEvents(response, { signal, idleMs: patience.idleMs })) {
        const news = readNews(sent);
        if (!news) continue;
        if (news.event.type === 'error' && news.answerId === undefined) throw errorOf(news.event);
        lastEventId = sent.id;
        if (losses > 0) onLine?.(true);
        losses = 0;
        yield news;
        if (news.event.type !== 'chunk') return;
      }
      throw CatalogueError.of('STREAM_INTERRUPTED');
    } catch (error) {
      losses += 1;
      if (!isKnown || !isOfTheLine(error) || losses > patience.losses) throw error;
      if (losses === 1) onLine?.(false);
      await pause(pauseOf(losses, patience), signal);
    }
  }
}

function pauseOf(losses: number, { firstPauseMs, longestPauseMs }: Patience): number {
  return Math.min(isOnline() ? firstPauseMs * 2 ** (losses - 1) : longestPauseMs, longestPauseMs);
}
