import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { AnswerWriter } from '../../writers/answer-writer.js';
import type { AskedAnswer } from '../answer-keeper.js';
import { AnswerKeepers } from '../answer-keepers.js';
import { BriefMaker } from '../brief/brief-maker.js';
import type { LiveAnswer } from './live-answer.js';
import { Replicas } from './replicas.js';
import { RunStore } from './run-store.js';
import { RunLostError, type PreparedRun } from './run.js';

/** What stands before the first word of an answer: that it may be written, and that it can be paid for. */
@Injectable()
export class AnswerStart {
  constructor(
    private readonly keepers: AnswerKeepers,
    private readonly briefs: BriefMaker,
    private readonly meter: Meter,
    private readonly writer: AnswerWriter,
    private readonly store: RunStore,
    private readonly replicas: Replicas,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws CatalogueError whatever refuses the answer; RunLostError */
  async prepare(asked: AskedAnswer): Promise<PreparedRun> {
    const { answerId, payer, task } = asked;
    const prepared = await this.keepers.of(task).prepare(asked);
    const brief = await this.briefs.make(task, prepared);
    const title = prepared.needsTitle ? this.writer.titleEstimate(brief) : 0;
    const amounts = { requests: 1, tokens: this.writer.estimate({ ...brief, shown: '' }) + title };
    await this.meter.reserve(payer, { id: answerId, feature: task.kind, amounts });
    const preparation = { prepared, brief };
    if (!(await this.store.prepare(answerId, this.replicas.own, preparation))) throw new RunLostError();
    return preparation;
  }

  /** An answer that does not come about: nothing is charged, nothing is kept, and whoever waits for it is told why. */
  async refuse({ answerId, payer }: AskedAnswer, live: LiveAnswer, error: unknown): Promise<void> {
    const refusal =
      error instanceof CatalogueError ? error : CatalogueError.with('INTERNAL', {}, { cause: error });
    if (refusal.status >= 500)
      this.log.error({ err: refusal.cause ?? refusal, answerId }, 'an answer failed');
    try {
      await this.meter.release(payer, answerId);
      await this.store.refuse(answerId, this.replicas.own, refusal);
    } catch (failure) {
      // The reservation expires by itself, and so does the run.
      this.log.warn({ err: failure, answerId }, 'a refusal could not be noted');
    }
    live.close('refused', refusal);
  }
}
