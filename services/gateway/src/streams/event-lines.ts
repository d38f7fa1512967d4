import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  errorText,
  EVENT_STREAM_TYPE,
  type ErrorCode,
  type StreamedEvent,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { LOGGER, inRequestContext, type Logger } from '@word-unfolded/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { languageOf, requestContextOf } from '../edge/reader.js';
import { whileWaiting } from './while-waiting.js';

/** Proxies close a connection that is idle for half a minute or more. */
const HEARTBEAT_EVERY_MS = 15_000;

/** A comment, which clients ignore: it keeps the connection open, and shows that it is. */
const HEARTBEAT = ':\n\n';

/** Most events that are buffered for a reader who is slower than the stream. */
const WAITING_EVENTS = 16;

/** Errors of a replica rather than of its stream: another one takes over. */
const INTERRUPTIONS: ReadonlySet<ErrorCode> = new Set([
  'STREAM_INTERRUPTED',
  'SERVICE_UNAVAILABLE',
  'SERVICE_TIMEOUT',
]);

/** Before the first chunk an error is reported soon. In milliseconds. */
const PAUSES_BEFORE_MS = [100, 400];

/** Afterwards there is time for a service to restart. In milliseconds. */
const PAUSES_AFTER_MS = [50, 150, 400, ...Array.from({ length: 40 }, () => 1_000)];

/** A stream of a service, and how its chunks are sent. */
export type SentStream<Chunk> = {
  /** Requests the stream from the place after the last chunk. */
  readonly open: (signal: AbortSignal) => AsyncIterable<Chunk>;
  /** Called with each chunk after the reader has taken it. */
  readonly passed: (chunk: Chunk) => void;
  /** Whether nothing follows a chunk. If absent, the stream is complete when it ends without an error. */
  readonly isEnd?: (chunk: Chunk) => boolean;
  /** A chunk in the stream format (WHATWG HTML, "Server-sent events"). */
  readonly toText: (chunk: Chunk) => string;
  /** The headers of the response, once the first event is there. */
  readonly headers?: () => Promise<Readonly<Record<string, string>>>;
};

/** Sends streams of services as event streams, whichever replica produces them. */
@Injectable()
export class EventLines {
  private readonly lines = new Set<AbortController>();

  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  /** Streams are closed at shutdown: their clients resume at another gateway, after their last event. */
  register(server: FastifyInstance): void {
    server.addHook('preClose', async () => {
      for (const line of this.lines) line.abort();
    });
  }

  /**
   * Sends a stream until it ends, with heartbeats between its events.
   *
   * @throws AppError the error that refuses the stream before its first event
   */
  async send<Chunk>(
    stream: SentStream<Chunk>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const line = this.open(reply);
    const context = requestContextOf(request);
    const open = () => inRequestContext(context, () => stream.open(line.signal));
    const texts = textsOf({ ...stream, open }, line.signal);
    const first = await texts.next().catch((error: unknown) => {
      line.abort();
      throw error;
    });
    const more = await inRequestContext(context, () => stream.headers?.());
    return reply
      .headers({
        ...more,
        'content-type': `${EVENT_STREAM_TYPE}; charset=utf-8`,
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no', // nginx would otherwise buffer the events
      })
      .send(
        Readable.from(this.withHeartbeats(first, texts, request, line), {
          objectMode: true,
          highWaterMark: WAITING_EVENTS,
        }),
      );
  }

  /** Its signal aborts when the reader disconnects, or the gateway shuts down. */
  private open({ raw }: FastifyReply): AbortController {
    const line = new AbortController();
    this.lines.add(line);
    line.signal.addEventListener('abort', () => this.lines.delete(line), { once: true });
    raw.once('close', () => line.abort());
    return line;
  }

  private async *withHeartbeats(
    first: IteratorResult<string, void>,
    texts: AsyncGenerator<string, void>,
    request: FastifyRequest,
    line: AbortController,
  ): AsyncGenerator<string> {
    try {
      if (first.done) return;
      yield first.value;
      for await (const text of whileWaiting(texts, HEARTBEAT_EVERY_MS)) yield text ?? HEARTBEAT;
    } catch (error) {
      if (line.signal.aborted) return;
      inRequestContext(requestContextOf(request), () =>
        this.log.warn({ err: error }, 'an event stream was interrupted'),
      );
      yield failureText(error, languageOf(request));
    } finally {
      line.abort();
    }
  }
}

/**
 * Reads a stream of a service. After an interruption it is requested again.
 *
 * @throws AppError the error of the stream; the last interruption when no replica takes over
 */
async function* textsOf<Chunk>(
  {
    open,
    passed,
    isEnd,
    toText,
  }: Omit<SentStream<Chunk>, 'open'> & { readonly open: () => AsyncIterable<Chunk> },
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  let hasBegun = false;
  for (let failures = 0; ;) {
    try {
      for await (const chunk of open()) {
        yield toText(chunk);
        passed(chunk);
        hasBegun = true;
        failures = 0;
        if (isEnd?.(chunk)) return;
      }
      if (!isEnd) return;
      throw AppError.of('STREAM_INTERRUPTED');
    } catch (error) {
      const wait = (hasBegun ? PAUSES_AFTER_MS : PAUSES_BEFORE_MS)[failures];
      if (signal.aborted || wait === undefined || !isInterruption(error)) throw error;
      failures += 1;
      await pause(wait, undefined, { signal });
    }
  }
}

function isInterruption(error: unknown): boolean {
  return error instanceof AppError && INTERRUPTIONS.has(error.code);
}

/**
 * The event of a failed connection, not of a failed stream: without an id, so that the client resumes after the last
 * event.
 */
function failureText(error: unknown, language: Language): string {
  const known = error instanceof AppError ? error : AppError.of('INTERNAL');
  return `data: ${JSON.stringify(errorEvent(known, language))}\n\n`;
}

/** The event of an error, in the reader's language. */
export function errorEvent({ code, params }: AppError, language: Language): StreamedEvent {
  const text = errorText(code, language, params);
  return { type: 'error', code, message: text, error: text };
}
