import { Injectable } from '@nestjs/common';
import type { MeteredSubject } from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import { TaskCosts } from '../costs/task-costs.js';
import { StudyLibrary } from '../library/study-library.js';
import { helpForTheme } from './help-for-theme.js';
import { assertAnswerable, PlanMaker } from './plan-maker.js';
import type { GeneratedPlan, PlanRequest } from './plan-request.js';
import { PlanGenerator } from './plan-generator.js';

/** Generates a reading plan for a reader. It counts as one action of the day. */
@Injectable()
export class GeneratePlanUseCase {
  constructor(
    private readonly maker: PlanMaker,
    private readonly writer: PlanGenerator,
    private readonly meter: Meter,
    private readonly costs: TaskCosts,
    private readonly library: StudyLibrary,
  ) {}

  /**
   * A plan of the requested number of days. A failed or cancelled plan is not charged. A reader whose theme tells of
   * danger gets help instead, before any generator sees the theme; it costs nothing.
   *
   * @param id of the action: the same is charged once
   * @throws AppError those of PlanMaker, PROVIDER_NOT_CONFIGURED, LIMIT_REACHED, SERVICE_UNAVAILABLE
   */
  async execute(
    subject: MeteredSubject,
    id: string,
    request: PlanRequest,
    signal: AbortSignal,
  ): Promise<GeneratedPlan> {
    assertAnswerable(request);
    const help = await helpForTheme(this.library, request, signal);
    if (help !== undefined)
      return { theme: request.theme.trim(), endDate: request.startDate, days: [], help };
    const name = `reading-plan:${request.days}:${this.writer.name}`;
    const estimate = this.writer.estimate(request);
    const amounts = await this.costs.amountsOf(name, estimate);
    return this.meter.charge(subject, { id, feature: 'reading-plan', ...amounts }, async () => {
      const { plan, tokens } = await this.maker.make(request, signal);
      await this.costs.learn(name, estimate, tokens);
      return { result: plan, used: { requests: 1, tokens } };
    });
  }
}
