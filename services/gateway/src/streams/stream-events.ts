import { Injectable } from '@nestjs/common';
import { ANSWER_HEADERS, type EventRouteContract, type SentEvent } from '@word-unfolded/contracts';
import { ContractClient, inRequestContext } from '@word-unfolded/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../api/callers.js';
import { readInput } from '../api/read-input.js';
import { languageOf, requestContextOf } from '../edge/reader.js';
import { EventLines } from './event-lines.js';
import { readPlace, sentEventText } from './sent-event-text.js';
import { resumeStream } from './resume-stream.js';

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
    const toRequest = () => route.toRequest({ params, query }, caller, { lastEventId });
    const line = this.lines.open(reply);
    const { signal } = line;
    const context = requestContextOf(request);
    const events = eventsOf(
      resumeStream({
        open: () => inRequestContext(context, () => this.client.stream(stream, toRequest(), { signal })),
        passed: (chunk) => {
          lastEventId = route.toEvent(chunk, language).id ?? lastEventId;
        },
        signal,
      }),
      (chunk) => route.toEvent(chunk, language),
    );
    const first = await this.lines.begin(events, line);
    return this.lines.send({ first, events, toText: sentEventText }, request, reply, line);
  }
}

async function* eventsOf(
  chunks: AsyncGenerator<unknown, void>,
  toEvent: (chunk: unknown) => SentEvent,
): AsyncGenerator<SentEvent, void> {
  for await (const chunk of chunks) yield toEvent(chunk);
}
