import { Injectable } from '@nestjs/common';
import { CatalogueError, type RequestOf, type ResponseOf, type StopAnswer } from '@word-unfolded/contracts';
import { orUnavailable } from './or-unavailable.js';
import { RunStore } from './runs/run-store.js';
import { senderOf } from './runs/run.js';

/** Ends an answer that is being written, in whichever replica. */
@Injectable()
export class StopAnswerUseCase {
  constructor(private readonly store: RunStore) {}

  /** @throws CatalogueError ANSWER_NOT_FOUND, also for an answer of another; SERVICE_UNAVAILABLE */
  async execute({ payer, answerId }: RequestOf<typeof StopAnswer>): Promise<ResponseOf<typeof StopAnswer>> {
    const outcome = await orUnavailable(() => this.store.stop(answerId, senderOf(payer)));
    if (outcome === 'unknown') throw CatalogueError.of('ANSWER_NOT_FOUND');
    return { stopped: outcome === 'told' };
  }
}
