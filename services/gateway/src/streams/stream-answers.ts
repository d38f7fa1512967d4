import { Inject, Injectable } from '@nestjs/common';
import {
  ANSWER_HEADERS,
  EVENT_STREAM_TYPE,
  type PlacedAnswerEvent,
  type StreamRouteContract,
} from '@word-unfolded/contracts';
import { LOGGER, inRequestContext, type Logger } from '@word-unfolded/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Callers } from '../api/callers.js';
import { readInput } from '../api/read-input.js';
import { requestContextOf, languageOf } from '../edge/reader.js';
import { LimitHeaders } from '../limits/limit-headers.js';
import { AnswerEvents } from './answer-events.js';
import { eventText, failureText, HEARTBEAT } from './event-text.js';
import { whileWaiting } from './while-waiting.js';

/** Proxies close a connection that is idle for half a minute or more. */
const HEARTBEAT_EVERY_MS = 15_000;

/** Most events that are buffered for a reader who is slower than the answer. */
const WAITING_EVENTS = 16;

/** Answers requests of event stream routes. */
@Injectable()
export class StreamAnswers {
  private readonly open = new Set<AbortController>();

  constructor(
    private readonly callers: Callers,
    private readonly events: AnswerEvents,
    private readonly limits: LimitHeaders,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Streams are closed at shutdown: their clients resume at another gateway, after their last event. */
  register(server: FastifyInstance): void {
    server.addHook('preClose', async () => {
      for (const line of this.open) line.abort();
    });
  }

  /** @throws AppError the error that refuses the answer before its first event */
  async answer(
    route: StreamRouteContract,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const caller = this.callers.ofAnswer(request);
    const { params, body } = readInput(route, request);
    const answerRequest = route.toRequest({ params, body }, caller);
    const line = this.openLine(reply);
    const requestContext = requestContextOf(request);
    const options = { signal: line.signal, correlationId: requestContext.correlationId };
    const events = inRequestContext(requestContext, () =>
      this.events.follow(route.stream, answerRequest, options),
    );
    const first = await inRequestContext(requestContext, () => events.next()).catch((error: unknown) => {
      line.abort();
      throw error;
    });
    const left = await inRequestContext(requestContext, () => this.limits.of(answerRequest.subject));
    const texts = this.textsOf(first, events, request, line);
    return reply
      .headers({
        'content-type': `${EVENT_STREAM_TYPE}; charset=utf-8`,
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no', // nginx would otherwise buffer the events
        [ANSWER_HEADERS.id]: answerRequest.answerId,
        ...left,
      })
      .send(Readable.from(texts, { objectMode: true, highWaterMark: WAITING_EVENTS }));
  }

  /** Its signal aborts when the reader disconnects, or the gateway shuts down. */
  private openLine({ raw }: FastifyReply): AbortController {
    const line = new AbortController();
    this.open.add(line);
    line.signal.addEventListener('abort', () => this.open.delete(line), { once: true });
    raw.once('close', () => line.abort());
    return line;
  }

  private async *textsOf(
    first: IteratorResult<PlacedAnswerEvent, void>,
    events: AsyncGenerator<PlacedAnswerEvent, void>,
    request: FastifyRequest,
    line: AbortController,
  ): AsyncGenerator<string> {
    const language = languageOf(request);
    try {
      if (first.done) return;
      yield eventText(first.value, language);
      for await (const event of whileWaiting(events, HEARTBEAT_EVERY_MS))
        yield event === undefined ? HEARTBEAT : eventText(event, language);
    } catch (error) {
      if (line.signal.aborted) return;
      inRequestContext(requestContextOf(request), () =>
        this.log.warn({ err: error }, 'an answer was interrupted'),
      );
      yield failureText(error, language);
    } finally {
      line.abort();
    }
  }
}
