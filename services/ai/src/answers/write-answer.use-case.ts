import { Injectable } from '@nestjs/common';
import {
  AppError,
  isErrorCode,
  type CompletedAnswer,
  type PlacedAnswerEvent,
  type RequestOf,
  type WriteAnswer,
} from '@word-unfolded/contracts';
import { orUnavailable } from './or-unavailable.js';
import { AnswerReader } from './generations/answer-reader.js';
import { AnswerRunner } from './generations/answer-runner.js';
import { GenerationStore } from './generations/generation-store.js';
import { senderOf } from './generations/run.js';

/** A request with the time zone of the call, from which the country of a helpline is known. */
type TimedRequest = RequestOf<typeof WriteAnswer> & { readonly timeZone?: string };

/** Generates an answer once, and streams it to every request with its id. */
@Injectable()
export class WriteAnswerUseCase {
  constructor(
    private readonly runner: AnswerRunner,
    private readonly reader: AnswerReader,
    private readonly store: GenerationStore,
  ) {}

  /** @throws AppError those of AnswerRunner.begin and AnswerReader.follow */
  async *execute(
    { subject, answerId, after, task, timeZone }: TimedRequest,
    signal: AbortSignal,
  ): AsyncGenerator<PlacedAnswerEvent> {
    // A reader who has seen a part of one answer must not receive the rest of another.
    if (after > 0 && !(await this.isKnown(answerId))) throw AppError.of('ANSWER_NOT_FOUND');
    await orUnavailable(() => this.runner.begin({ answerId, subject, task, ...(timeZone && { timeZone }) }));
    yield* this.reader.follow({ answerId, sender: senderOf(subject), after, signal });
  }

  /** The completed answer. @throws AppError also the error by which it failed */
  async whole(request: Omit<TimedRequest, 'after'>, signal: AbortSignal): Promise<CompletedAnswer> {
    for await (const { event } of this.execute({ ...request, after: 0 }, signal)) {
      if (event.type === 'complete') return event;
      if (event.type === 'error')
        throw isErrorCode(event.code) ? AppError.restore(event.code, event.params) : AppError.of('INTERNAL');
    }
    throw AppError.of('STREAM_INTERRUPTED');
  }

  private async isKnown(answerId: string): Promise<boolean> {
    const run = await orUnavailable(() => this.store.look(answerId));
    return run !== undefined && run.status !== 'refused';
  }
}
