import { AppError, type JobOf, type QueueContract } from '@word-unfolded/contracts';
import { abortable } from '@word-unfolded/primitives';
import { inRequestContext, inSpan } from '@word-unfolded/service-kit';
import type { Job } from 'bullmq';
import type { z } from 'zod';
import { failureText, JobRefusedError, type JobEnd } from '../jobs/job-end.js';
import { idOfRecord, type JobRecord } from '../jobs/job-record.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { UnrecoverableJobError, type JobHandler } from './job-handler.js';
import { progressReport } from './progress-report.js';
import { CANCELLED, type RunningJobs } from './running-jobs.js';

/** A timer of Node has 31 bits. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Makes one attempt at a job: its validation, its deadline, its cancellation, and its end. */
export class JobAttempt<Contract extends QueueContract> {
  constructor(
    private readonly queue: JobQueue<Contract>,
    private readonly handler: JobHandler<Contract>,
    private readonly running: RunningJobs,
  ) {}

  /** @throws an error to be retried; UnrecoverableJobError */
  async make(record: Job<JobRecord>): Promise<JobEnd> {
    const { data } = record;
    // A worker died after it had stored the end.
    if ('done' in data) return data.end ?? { kind: 'done' };
    const { priority = 0 } = record.opts;
    const id = idOfRecord(record.id);
    if (priority > 0) await this.queue.share.started(priority);
    const end = await this.endOf(record, data, id);
    await record.updateData({ done: true, end });
    if (priority > 0) await this.queue.leases.end(id);
    return end;
  }

  private async endOf(
    record: Job<JobRecord>,
    data: Exclude<JobRecord, { readonly done: true }>,
    id: string,
  ): Promise<JobEnd> {
    const { contract, leases } = this.queue;
    const job = contract.job.safeParse(data.job);
    if (!job.success) throw new UnrecoverableJobError(mismatchText(contract.name, id, job.error));
    if (await leases.isCancelled(id)) return { kind: 'cancelled' };
    const report = progressReport((state) => record.updateProgress(state));
    const deadline = deadlineOf(data.deadlineAt);
    try {
      const outcome = await this.running.run(id, (cancelled) => {
        const signal = AbortSignal.any([cancelled, deadline.signal]);
        const context = { id, attempt: record.attemptsMade + 1, signal, progress: report.progress };
        const work = () =>
          inSpan(contract.name, 'consumer', data.trace, async () =>
            this.handler.handle(job.data as JobOf<Contract>, context),
          );
        const requestContext = data.context ?? data.journey;
        const result = requestContext ? inRequestContext(requestContext, work) : work();
        // A handler that is aborted fails with an error of its own.
        return abortable(result, signal).catch((error: unknown) => {
          throw signal.aborted ? signal.reason : error;
        });
      });
      return { kind: 'done', outcome: contract.outcome.parse(outcome) };
    } catch (error) {
      return endOfError(error);
    } finally {
      deadline.forget();
      await report.end();
    }
  }
}

/** Names the job and the fields that do not match, without their values. */
function mismatchText(queue: string, id: string, { issues }: z.ZodError): string {
  const fields = [...new Set(issues.map(({ path }) => path.join('.') || 'the whole job'))];
  return `job ${id} does not match the schema of the queue ${queue}: ${fields.join(', ')}`;
}

/** A signal that aborts when a job has to have ended. */
function deadlineOf(deadlineAt: number | undefined): {
  readonly signal: AbortSignal;
  readonly forget: () => void;
} {
  const controller = new AbortController();
  if (deadlineAt === undefined) return { signal: controller.signal, forget: () => {} };
  const abort = () => controller.abort(AppError.of('SERVICE_TIMEOUT'));
  const left = Math.min(deadlineAt - Date.now(), LONGEST_TIMER_MS);
  if (left <= 0) abort();
  const timer = left > 0 ? setTimeout(abort, left) : undefined;
  return { signal: controller.signal, forget: () => clearTimeout(timer) };
}

/** @throws the error, if the job is to be retried or is a dead letter */
function endOfError(error: unknown): JobEnd {
  if (error === CANCELLED) return { kind: 'cancelled' };
  if (error instanceof JobRefusedError) {
    const { code, params } = error.refusal;
    return { kind: 'refused', code, params };
  }
  if (!(error instanceof AppError)) throw error;
  // The owner has deleted the account meanwhile: nothing is stored, and nobody waits.
  if (error.code === 'ACCOUNT_DELETED') return { kind: 'cancelled' };
  const text = failureText(error);
  throw error.code === 'SERVICE_TIMEOUT'
    ? new UnrecoverableJobError(text)
    : new Error(text, { cause: error });
}
