import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { ErasedOwners } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import type { GenerationRequest } from '../answer-store.js';
import { AnswerStores } from '../answer-stores.js';
import { PromptContextBuilder } from '../prompt-context/prompt-context-builder.js';
import { AnswerCharge } from './answer-charge.js';
import type { Generation } from './generation.js';
import { Replicas } from './replicas.js';
import { GenerationStore } from './generation-store.js';
import { GenerationLostError, type PreparedRun } from './run.js';

/** The steps before the first chunk of an answer: check that it is allowed, and reserve its tokens. */
@Injectable()
export class AnswerStart {
  constructor(
    private readonly stores: AnswerStores,
    private readonly promptContexts: PromptContextBuilder,
    private readonly charge: AnswerCharge,
    private readonly store: GenerationStore,
    private readonly replicas: Replicas,
    private readonly erased: ErasedOwners,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws AppError that refuses the answer; GenerationLostError */
  async prepare(request: GenerationRequest): Promise<PreparedRun> {
    const { answerId, task, timeZone } = request;
    if (await this.isOfDeletedAccount(request)) throw AppError.of('ACCOUNT_DELETED');
    const prepared = await this.stores.of(task).prepare(request);
    const promptContext = await this.promptContexts.make(task, prepared, timeZone);
    const preparation = { prepared, promptContext };
    await this.charge.reserve(request, preparation);
    if (!(await this.store.prepare(answerId, this.replicas.own, preparation)))
      throw new GenerationLostError();
    return preparation;
  }

  /** Whether the caller's account was deleted. Then no answer begins and none is taken over. */
  async isOfDeletedAccount({ subject }: GenerationRequest): Promise<boolean> {
    return subject.kind === 'reader' && (await this.erased.has(subject.id));
  }

  /** Ends an answer that cannot begin: nothing is charged or stored, and the waiting readers receive the error. */
  async refuse(request: GenerationRequest, live: Generation, error: unknown): Promise<void> {
    const { answerId } = request;
    const refusal = error instanceof AppError ? error : AppError.with('INTERNAL', {}, { cause: error });
    if (refusal.status >= 500)
      this.log.error({ err: refusal.cause ?? refusal, answerId }, 'an answer could not begin');
    try {
      await this.charge.release(request);
      await this.store.refuse(answerId, this.replicas.own, refusal);
    } catch (failure) {
      // The reservation and the generation in Redis expire by themselves.
      this.log.warn({ err: failure, answerId }, 'a refused answer could not be recorded');
    }
    live.close('refused', refusal);
  }
}
