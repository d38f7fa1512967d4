import { Controller } from '@nestjs/common';
import {
  AppError,
  FollowAnswer,
  isErrorCode,
  WriteAnswer,
  WriteWholeAnswer,
  type CompletedAnswer,
  type PlacedAnswerEvent,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles, Streams, type CallContext } from '@word-unfolded/service-kit';
import { orUnavailable } from './or-unavailable.js';
import { AnswerReader } from './generations/answer-reader.js';
import { AnswerRunner } from './generations/answer-runner.js';
import { GenerationStore } from './generations/generation-store.js';
import { senderOf } from './generations/run.js';

/** Generates an answer once, and streams it to every request with its id. */
@Controller()
export class WriteAnswerUseCase {
  constructor(
    private readonly runner: AnswerRunner,
    private readonly reader: AnswerReader,
    private readonly store: GenerationStore,
  ) {}

  /**
   * The events of an answer, which begins unless it has begun already. The time zone of the call tells the country of a
   * helpline.
   *
   * @throws AppError those of AnswerRunner.begin and AnswerReader.follow
   */
  @Streams(WriteAnswer)
  async *execute(
    { subject, answerId, after, task }: RequestOf<typeof WriteAnswer>,
    { signal, timeZone }: CallContext,
  ): AsyncGenerator<PlacedAnswerEvent> {
    // A reader who has seen a part of one answer must not receive the rest of another.
    if (after > 0 && !(await this.isKnown(answerId))) throw AppError.of('ANSWER_NOT_FOUND');
    await orUnavailable(() => this.runner.begin({ answerId, subject, task, ...(timeZone && { timeZone }) }));
    yield* this.reader.follow({ answerId, sender: senderOf(subject), after, signal });
  }

  /** The events of an answer that has begun. @throws AppError those of AnswerReader.follow */
  @Streams(FollowAnswer)
  follow(
    { subject, answerId, after }: RequestOf<typeof FollowAnswer>,
    { signal }: CallContext,
  ): AsyncGenerator<PlacedAnswerEvent> {
    return this.reader.follow({ answerId, sender: senderOf(subject), after, signal });
  }

  /** The answer when it is complete. @throws AppError also the error by which it failed */
  @Handles(WriteWholeAnswer)
  async whole(
    request: RequestOf<typeof WriteWholeAnswer>,
    context: CallContext,
  ): Promise<ResponseOf<typeof WriteWholeAnswer>> {
    return { answerId: request.answerId, end: await this.endOf(request, context) };
  }

  private async endOf(
    request: RequestOf<typeof WriteWholeAnswer>,
    context: CallContext,
  ): Promise<CompletedAnswer> {
    for await (const { event } of this.execute({ ...request, after: 0 }, context)) {
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
