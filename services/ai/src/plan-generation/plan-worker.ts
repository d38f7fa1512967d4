import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  SaveGeneratedPlan,
  type JobOf,
  type OutcomeOf,
  type PlanQueue,
} from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import { JobRefusedError, type JobContext, type JobHandler } from '@word-unfolded/queues';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { TaskCosts } from '../costs/task-costs.js';
import { FoundDays } from './found-days.js';
import { PlanGenerator } from './generators/plan-generator.js';
import { PlanMaker } from './plan-maker.js';
import type { PlanDay, PlanRequest } from './plan-request.js';

type Job = JobOf<typeof PlanQueue>;

/** The id of the reservation of a plan. */
export function reservationOf(planId: string): string {
  return `plan-${planId}`;
}

/** The name of plans of a length among the usual costs. */
export function costNameOf(days: number, writer: string): string {
  return `reading-plan:${days}:${writer}`;
}

/** The request of a job for its generator. */
export function planRequestOf({ topic, length, ...rest }: Job['request']): PlanRequest {
  const { dailyTime, startDate, language, translationId } = rest;
  return {
    ...{ theme: topic, days: length, dailyTime, startDate, language },
    ...(translationId !== undefined && { translationId }),
  };
}

/** Processes the queue of plans: generates a plan, stores it, and charges it once. */
@Injectable()
export class PlanWorker implements JobHandler<typeof PlanQueue> {
  constructor(
    private readonly maker: PlanMaker,
    private readonly writer: PlanGenerator,
    private readonly found: FoundDays,
    private readonly meter: Meter,
    private readonly costs: TaskCosts,
    private readonly client: ContractClient,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws JobRefusedError when another attempt would have the same result */
  async handle(job: Job, context: JobContext): Promise<OutcomeOf<typeof PlanQueue>> {
    try {
      const { days, tokens } = await this.generated(job, context);
      await this.save(job, days);
      await this.charge(job, tokens);
      return { planId: job.planId };
    } catch (error) {
      const isFinal =
        error instanceof AppError && (error.status < 500 || error.code === 'PLAN_GENERATE_FAILED');
      if (isFinal || context.signal.aborted) await this.release(job);
      if (isFinal) throw new JobRefusedError(error as AppError);
      throw error;
    }
  }

  /** A failed plan costs nothing. */
  async failed(job: Job): Promise<void> {
    await this.release(job);
  }

  private async generated(
    { request, subject }: Job,
    { id, attempt, signal, progress }: JobContext,
  ): Promise<{ readonly days: readonly PlanDay[]; readonly tokens: number }> {
    const total = request.length;
    const job = { ownerId: subject.kind === 'reader' ? subject.id : '', id };
    await this.found.begin(job);
    progress(0, total);
    const made = this.maker.days(planRequestOf(request), signal);
    const days: PlanDay[] = [];
    for (;;) {
      const next = await made.next();
      if (next.done) return { days, tokens: next.value };
      days.push(next.value);
      await this.found.add(job, { attempt, day: next.value, total });
      progress(days.length, total);
    }
  }

  private async save({ planId, subject, request }: Job, days: readonly PlanDay[]): Promise<void> {
    if (subject.kind !== 'reader') throw AppError.of('NOT_AUTHENTICATED');
    const { topic, language, dailyTime, startDate } = request;
    const readings = days.map(({ reference, osis, note, question }) => ({ reference, osis, note, question }));
    const named = { userId: subject.id, planId, topic, language, dailyTime, startDate };
    await this.client.ask(SaveGeneratedPlan, { ...named, readings });
  }

  /** Charged once, by the id of the plan, however often the job runs. */
  private async charge({ planId, subject, request }: Job, tokens: number): Promise<void> {
    const plan = planRequestOf(request);
    await this.meter.settle(subject, reservationOf(planId), { requests: 1, tokens });
    await this.costs
      .learn(costNameOf(plan.days, this.writer.name), this.writer.estimate(plan), tokens)
      .catch((error: unknown) => this.log.warn({ err: error }, 'the usual cost of plans was not learnt'));
  }

  private async release({ planId, subject }: Job): Promise<void> {
    await this.meter.release(subject, reservationOf(planId)).catch(() => {}); // it then expires
  }
}
