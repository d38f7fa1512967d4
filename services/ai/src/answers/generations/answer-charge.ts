import { Injectable } from '@nestjs/common';
import { Meter } from '@word-unfolded/metering';
import { TaskCosts } from '../../costs/task-costs.js';
import { AnswerGenerator } from '../../generators/answer-generator.js';
import type { GenerationRequest } from '../answer-store.js';
import { AnswerTimes } from '../answer-times.js';
import type { Ending, PreparedRun } from './run.js';
import { StopLimit } from '../../costs/stop-limit.js';

/** Reserves the usual cost of an answer before it begins, and charges the real one at its end. */
@Injectable()
export class AnswerCharge {
  constructor(
    private readonly meter: Meter,
    private readonly costs: TaskCosts,
    private readonly stops: StopLimit,
    private readonly writer: AnswerGenerator,
    private readonly times: AnswerTimes,
  ) {}

  /** @throws AppError LIMIT_REACHED, ANSWERS_IN_PROGRESS, TOO_MANY_STOPPED, PROVIDER_NOT_CONFIGURED, SERVICE_UNAVAILABLE */
  async reserve(
    { answerId, subject, task }: GenerationRequest,
    { promptContext }: PreparedRun,
  ): Promise<void> {
    // Help is given whatever the reader has used up today.
    if (promptContext.danger) return;
    const estimate = this.writer.estimate({ ...promptContext, shown: '' });
    await this.stops.assertMayAsk(subject);
    const amounts = await this.costs.amountsOf(this.nameOf(task), estimate);
    const waitMs = this.times.waitForOthersMs;
    await this.meter.reserve(subject, { id: answerId, feature: task.kind, ...amounts, waitMs });
  }

  /** Failed and stopped answers are not charged (beyond, 23). */
  async settle(
    { subject, answerId, task }: GenerationRequest,
    { promptContext }: PreparedRun,
    ending: Ending,
  ): Promise<void> {
    if (promptContext.danger) return;
    if (ending.status === 'stopped') await this.stops.count(subject);
    if (ending.status !== 'complete') {
      await this.meter.release(subject, answerId);
      return;
    }
    const estimate = this.writer.estimate({ ...promptContext, shown: '' });
    const tokens = Math.min(estimate.most, ending.tokens);
    await this.meter.settle(subject, answerId, { requests: 1, tokens });
    await this.costs.learn(this.nameOf(task), estimate, tokens);
  }

  /** Nothing is charged for an answer that cannot begin. */
  release({ subject, answerId }: GenerationRequest): Promise<void> {
    return this.meter.release(subject, answerId);
  }

  private nameOf({ kind }: GenerationRequest['task']): string {
    return `${kind}:${this.writer.name.kind}:${this.writer.name.name}`;
  }
}
