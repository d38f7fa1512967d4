import { Controller } from '@nestjs/common';
import {
  AppError,
  GeneratePlan,
  jobOwnerOf,
  ListReadingPlans,
  PlanQueue,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { localDateAt, PLAN_LIMITS } from '@word-unfolded/domain';
import { Meter } from '@word-unfolded/metering';
import { Clock } from '@word-unfolded/primitives';
import { InjectQueue, type JobQueue } from '@word-unfolded/queues';
import { ContractClient, Handles, type CallContext } from '@word-unfolded/service-kit';
import { randomBytes } from 'node:crypto';
import { TaskCosts } from '../costs/task-costs.js';
import { StudyLibrary } from '../library/study-library.js';
import { helpForTheme } from './themes/help-for-theme.js';
import { PlanGenerator } from './generators/plan-generator.js';
import { costNameOf, planRequestOf, reservationOf } from './plan-worker.js';

/** Begins to generate a reading plan, which its reader follows as a job. It counts as one action of the day. */
@Controller()
export class GeneratePlanUseCase {
  constructor(
    private readonly writer: PlanGenerator,
    private readonly meter: Meter,
    private readonly costs: TaskCosts,
    private readonly library: StudyLibrary,
    private readonly client: ContractClient,
    @InjectQueue(PlanQueue) private readonly queue: JobQueue<typeof PlanQueue>,
    private readonly clock: Clock,
  ) {}

  /**
   * A reader whose theme tells of danger gets help instead, before any generator sees the theme; it costs nothing.
   *
   * @throws AppError PLAN_START_PAST, PLANS_FULL, LIMIT_REACHED, PROVIDER_NOT_CONFIGURED, SERVICE_UNAVAILABLE
   */
  @Handles(GeneratePlan)
  async execute(
    { subject, ...request }: RequestOf<typeof GeneratePlan>,
    { signal, timeZone }: CallContext,
  ): Promise<ResponseOf<typeof GeneratePlan>> {
    const plan = planRequestOf(request);
    const help = await helpForTheme(this.library, { ...plan, timeZone }, signal);
    if (help !== undefined) return { planId: null, jobId: null, help };
    if (plan.startDate < localDateAt(this.clock.now(), timeZone)) throw AppError.of('PLAN_START_PAST');
    await this.refuseIfFull(subject);
    const amounts = await this.costs.amountsOf(
      costNameOf(plan.days, this.writer.name),
      this.writer.estimate(plan),
    );
    const planId = randomBytes(12).toString('hex');
    const id = reservationOf(planId);
    await this.meter.reserve(subject, { id, feature: 'reading-plan', ...amounts });
    try {
      const job = { planId, subject, request, ...(timeZone !== undefined && { timeZone }) };
      const jobId = await this.queue.begin(job, { owner: jobOwnerOf(subject) });
      return { planId, jobId: `${PlanQueue.name}.${jobId}`, help: null };
    } catch (cause) {
      await this.meter.release(subject, id).catch(() => {}); // the reservation then expires
      throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause });
    }
  }

  /** The journal refuses one plan too many as well, but only when it has been generated. */
  private async refuseIfFull(subject: RequestOf<typeof GeneratePlan>['subject']): Promise<void> {
    if (subject.kind !== 'reader') return;
    const max = PLAN_LIMITS.plans;
    const { pagination } = await this.client.ask(ListReadingPlans, { userId: subject.id, page: 1, limit: 1 });
    if (pagination.total >= max) throw AppError.of('PLANS_FULL', { max });
  }
}
