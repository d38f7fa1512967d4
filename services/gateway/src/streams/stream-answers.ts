import { Injectable } from '@nestjs/common';
import { ANSWER_HEADERS, type StreamRouteContract } from '@word-unfolded/contracts';
import { inRequestContext } from '@word-unfolded/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../api/callers.js';
import { readInput } from '../api/read-input.js';
import { requestContextOf, languageOf } from '../edge/reader.js';
import { LimitHeaders } from '../limits/limit-headers.js';
import { AnswerEvents } from './answer-events.js';
import { EventLines } from './event-lines.js';
import { eventText } from './event-text.js';

/** Answers requests of the event stream routes of answers. */
@Injectable()
export class StreamAnswers {
  constructor(
    private readonly callers: Callers,
    private readonly events: AnswerEvents,
    private readonly limits: LimitHeaders,
    private readonly lines: EventLines,
  ) {}

  /** @throws AppError the error that refuses the answer before its first event */
  async answer(
    route: StreamRouteContract,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const caller = this.callers.ofAnswer(request);
    const { params, body } = readInput(route, request);
    const answerRequest = route.toRequest({ params, body }, caller);
    const line = this.lines.open(reply);
    const context = requestContextOf(request);
    const events = this.events.follow(route.stream, answerRequest, { signal: line.signal, context });
    const first = await this.lines.begin(events, line);
    const left = await inRequestContext(context, () => this.limits.of(answerRequest.subject));
    void reply.headers({ [ANSWER_HEADERS.id]: answerRequest.answerId, ...left });
    const language = languageOf(request);
    return this.lines.send(
      { first, events, toText: (event) => eventText(event, language) },
      request,
      reply,
      line,
    );
  }
}
