import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STREAM_TYPE } from '@word-unfolded/contracts';
import { LOGGER, inRequestContext, type Logger } from '@word-unfolded/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { languageOf, requestContextOf } from '../edge/reader.js';
import { failureText, HEARTBEAT } from './event-text.js';
import { whileWaiting } from './while-waiting.js';

/** Proxies close a connection that is idle for half a minute or more. */
const HEARTBEAT_EVERY_MS = 15_000;

/** Most events that are buffered for a reader who is slower than the stream. */
const WAITING_EVENTS = 16;

/** An event stream that has begun: its first event, the others, and how an event is written. */
export type Begun<Event> = {
  readonly first: IteratorResult<Event, void>;
  readonly events: AsyncGenerator<Event, void>;
  readonly toText: (event: Event) => string;
};

/** The open event streams of this gateway. */
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

  /** Its signal aborts when the reader disconnects, or the gateway shuts down. */
  open({ raw }: FastifyReply): AbortController {
    const line = new AbortController();
    this.lines.add(line);
    line.signal.addEventListener('abort', () => this.lines.delete(line), { once: true });
    raw.once('close', () => line.abort());
    return line;
  }

  /**
   * Waits for the first event.
   *
   * @throws AppError the error that refuses the stream before its first event
   */
  async begin<Event>(
    events: AsyncGenerator<Event, void>,
    line: AbortController,
  ): Promise<IteratorResult<Event, void>> {
    return events.next().catch((error: unknown) => {
      line.abort();
      throw error;
    });
  }

  /** Sends the events until the stream ends, with heartbeats between them. */
  send<Event>(
    begun: Begun<Event>,
    request: FastifyRequest,
    reply: FastifyReply,
    line: AbortController,
  ): FastifyReply {
    return reply
      .headers({
        'content-type': `${EVENT_STREAM_TYPE}; charset=utf-8`,
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no', // nginx would otherwise buffer the events
      })
      .send(
        Readable.from(this.textsOf(begun, request, line), {
          objectMode: true,
          highWaterMark: WAITING_EVENTS,
        }),
      );
  }

  private async *textsOf<Event>(
    { first, events, toText }: Begun<Event>,
    request: FastifyRequest,
    line: AbortController,
  ): AsyncGenerator<string> {
    try {
      if (first.done) return;
      yield toText(first.value);
      for await (const event of whileWaiting(events, HEARTBEAT_EVERY_MS))
        yield event === undefined ? HEARTBEAT : toText(event);
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
