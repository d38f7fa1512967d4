import { Injectable } from '@nestjs/common';
import { ANSWER_HEADERS, type EventRouteContract } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../api/callers.js';
import { readInput } from '../api/read-input.js';
import { languageOf } from '../edge/reader.js';
import { EventLines } from './event-lines.js';
import { readPlace, sentEventText } from './sent-event-text.js';

/** Answers requests of the event routes: streams of events of any kind. */
@Injectable()
export class StreamEvents {
  constructor(
    private readonly client: ContractClient,
    private readonly callers: Callers,
    private readonly lines: EventLines,
  ) {}

  /** @throws AppError the error that refuses the stream before its first event */
  async answer(
    route: EventRouteContract,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { params, query } = readInput(route, request);
    const caller = this.callers.ofAnswer(request);
    const stream = route.streamOf?.({ params, query }) ?? route.stream;
    const language = languageOf(request);
    let lastEventId = readPlace(request.headers[ANSWER_HEADERS.after]);
    return this.lines.send(
      {
        open: (signal) =>
          this.client.stream(stream, route.toRequest({ params, query }, caller, { lastEventId }), { signal }),
        passed: (chunk: unknown) => {
          lastEventId = route.toEvent(chunk, language).id ?? lastEventId;
        },
        toText: (chunk) => sentEventText(route.toEvent(chunk, language)),
      },
      request,
      reply,
    );
  }
}
