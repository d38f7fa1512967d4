import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  isErrorCode,
  type CompletedAnswer,
  type PlacedAnswerEvent,
  type RequestOf,
  type WriteAnswer,
} from '@word-unfolded/contracts';
import { orUnavailable } from './or-unavailable.js';
import { AnswerReader } from './runs/answer-reader.js';
import { AnswerRunner } from './runs/answer-runner.js';
import { RunStore } from './runs/run-store.js';
import { senderOf } from './runs/run.js';

/** Writes an answer once, and gives it to whoever asks for it under its id. */
@Injectable()
export class WriteAnswerUseCase {
  constructor(
    private readonly runner: AnswerRunner,
    private readonly reader: AnswerReader,
    private readonly store: RunStore,
  ) {}

  /** @throws CatalogueError those of AnswerRunner.begin and AnswerReader.follow */
  async *execute(
    { payer, answerId, after, task }: RequestOf<typeof WriteAnswer>,
    signal: AbortSignal,
  ): AsyncGenerator<PlacedAnswerEvent> {
    // Who has seen a part of it must not be given the parts of another.
    if (after > 0 && !(await this.isKnown(answerId))) throw CatalogueError.of('ANSWER_NOT_FOUND');
    await orUnavailable(() => this.runner.begin({ answerId, payer, task }));
    yield* this.reader.follow({ answerId, sender: senderOf(payer), after, signal });
  }

  /** The end of the answer. @throws CatalogueError also that by which it failed */
  async whole(
    request: Omit<RequestOf<typeof WriteAnswer>, 'after'>,
    signal: AbortSignal,
  ): Promise<CompletedAnswer> {
    for await (const { event } of this.execute({ ...request, after: 0 }, signal)) {
      if (event.type === 'complete') return event;
      if (event.type === 'error')
        throw isErrorCode(event.code)
          ? CatalogueError.restore(event.code, event.params)
          : CatalogueError.of('INTERNAL');
    }
    throw CatalogueError.of('STREAM_INTERRUPTED');
  }

  private async isKnown(answerId: string): Promise<boolean> {
    const run = await orUnavailable(() => this.store.look(answerId));
    return run !== undefined && run.status !== 'refused';
  }
}
