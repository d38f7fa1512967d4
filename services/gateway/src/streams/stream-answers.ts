import { Injectable } from '@nestjs/common';
import {
  ANSWER_HEADERS,
  AppError,
  isErrorCode,
  type PlacedAnswerEvent,
  type StreamedEvent,
  type StreamRouteContract,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { ContractClient } from '@word-unfolded/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../api/callers.js';
import { readInput } from '../api/read-input.js';
import { languageOf } from '../edge/reader.js';
import { LimitHeaders } from '../limits/limit-headers.js';
import { eventIdOf } from './event-id.js';
import { errorEvent, EventLines } from './event-lines.js';

/** Answers requests of the event stream routes of answers. */
@Injectable()
export class StreamAnswers {
  constructor(
    private readonly client: ContractClient,
    private readonly callers: Callers,
    private readonly limits: LimitHeaders,
    private readonly lines: EventLines,
  ) {}

  /**
   * The events of an answer from the requested place, in order and each once. After an interruption those after the last
   * place are requested again.
   *
   * @throws AppError the error that refuses the answer before its first event
   */
  async answer(
    route: StreamRouteContract,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const caller = this.callers.ofAnswer(request);
    const { params, body } = readInput(route, request);
    const answerRequest = route.toRequest({ params, body }, caller);
    const { answerId, subject } = answerRequest;
    const language = languageOf(request);
    let { after } = answerRequest;
    const stream = {
      open: (signal: AbortSignal) =>
        this.client.stream(route.stream, { ...answerRequest, after }, { signal }),
      passed: ({ place }: PlacedAnswerEvent) => {
        after = place;
      },
      isEnd: ({ event }: PlacedAnswerEvent) => event.type !== 'chunk',
      toText: (placed: PlacedAnswerEvent) => eventText(placed, language),
      headers: async () => ({ [ANSWER_HEADERS.id]: answerId, ...(await this.limits.of(subject)) }),
    };
    return this.lines.send(stream, request, reply);
  }
}

/** An event in the stream format (WHATWG HTML, "Server-sent events"). The JSON contains no line breaks. */
function eventText(placed: PlacedAnswerEvent, language: Language): string {
  return `id: ${eventIdOf(placed)}\ndata: ${JSON.stringify(toStreamed(placed, language))}\n\n`;
}

function toStreamed({ answerId, event }: PlacedAnswerEvent, language: Language): StreamedEvent {
  switch (event.type) {
    case 'chunk':
      return event;
    case 'complete':
      return { ...event, answerId };
    case 'error': {
      const { code, params } = event;
      return errorEvent(
        isErrorCode(code) ? AppError.restore(code, params) : AppError.of('INTERNAL'),
        language,
      );
    }
  }
}
