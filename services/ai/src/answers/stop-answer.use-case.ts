import { Controller } from '@nestjs/common';
import { AppError, StopAnswer, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { orUnavailable } from './or-unavailable.js';
import { GenerationStore } from './generations/generation-store.js';
import { senderOf } from './generations/run.js';

/** Stops an answer that is being generated, in whichever replica. */
@Controller()
export class StopAnswerUseCase {
  constructor(private readonly store: GenerationStore) {}

  /** @throws AppError ANSWER_NOT_FOUND, also for another sender's answer; SERVICE_UNAVAILABLE */
  @Handles(StopAnswer)
  async execute({ subject, answerId }: RequestOf<typeof StopAnswer>): Promise<ResponseOf<typeof StopAnswer>> {
    const outcome = await orUnavailable(() => this.store.stop(answerId, senderOf(subject)));
    if (outcome === 'unknown') throw AppError.of('ANSWER_NOT_FOUND');
    return { stopped: outcome === 'told' };
  }
}
