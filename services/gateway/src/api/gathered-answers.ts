import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  type GatheredCaller,
  type GatheredPart,
  type GatheredRouteContract,
  type RoutePart,
} from '@word-unfolded/contracts';
import { ContractClient, inRequestContext, LOGGER, type Logger } from '@word-unfolded/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestContextOf } from '../edge/reader.js';
import { Callers } from './callers.js';
import { readInput } from './read-input.js';

/** Answers a request with parts of several services. */
@Injectable()
export class GatheredAnswers {
  constructor(
    private readonly client: ContractClient,
    private readonly callers: Callers,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws AppError with status 400 for invalid input; the first error if no service answered */
  async answer(
    route: GatheredRouteContract,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const input = readInput({ query: route.query }, request);
    const wanted = route.toParts(input, this.callers.of(request) as GatheredCaller);
    const answers = await Promise.all(wanted.map((part) => this.ask(part, request)));
    const failures = answers.flatMap(({ failure }) => failure ?? []);
    const [first] = failures;
    const refusal = failures.find(({ status }) => status < 500);
    if (refusal) throw refusal; // the question itself is wrong, whichever service notices it
    if (first && failures.length === wanted.length) throw first;
    const data = route.toAnswer(answers, input);
    void reply.header('cache-control', 'no-store');
    return reply.send({ success: true, data });
  }

  private async ask(
    { name, message, request: question, timeoutMs = message.timeoutMs }: RoutePart,
    request: FastifyRequest,
  ): Promise<GatheredPart & { readonly failure?: AppError }> {
    try {
      const response = await inRequestContext(requestContextOf(request), () =>
        this.client.ask({ ...message, timeoutMs }, question),
      );
      return { name, response };
    } catch (error) {
      const failure = error instanceof AppError ? error : AppError.with('INTERNAL', {}, { cause: error });
      this.log.warn({ err: failure, subject: message.subject }, 'a part of a response is missing');
      return { name, response: undefined, failure };
    }
  }
}
