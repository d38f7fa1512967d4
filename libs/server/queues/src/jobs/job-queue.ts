import type { JobEvent, JobOf, JobOwner, QueueContract } from '@word-unfolded/contracts';
import { outgoingTrace, type JobCounts, type Logger } from '@word-unfolded/service-kit';
import { Queue, type JobsOptions } from 'bullmq';
import { randomBytes } from 'node:crypto';
import type { QueueConnections } from '../connection/queue-connections.js';
import type { QueueMetrics } from '../connection/queue-metrics.js';
import { FairShare } from '../fair/fair-share.js';
import { FollowedJobs } from '../following/followed-jobs.js';
import { JobFeed } from '../following/job-feed.js';
import { JobLeases } from '../following/job-leases.js';
import { QueueAdmin } from '../admin/queue-admin.js';
import { ownerName } from '../following/owner-name.js';
import {
  contextOfJob,
  ENDED_JOBS,
  FAILED_JOBS,
  idOfRecord,
  recordIdOf,
  type JobRecord,
} from './job-record.js';

/** How a job is added that nobody follows. */
export type AddOptions = {
  /** Two jobs with the same id are one job, also after it was completed (for as long as its outcome is stored). */
  readonly id: string;
  /** Who shares the queue with others in turns; without one the job goes before those of owners. */
  readonly owner?: string;
  /**
   * Of the jobs of a series none runs beside another and one waits at most: a job that is added while one waits is not
   * needed, and one that is added while one runs follows it. So the handler must do what is open at its start, whatever
   * job it was called with.
   */
  readonly series?: string;
  /**
   * After how long the job begins, in milliseconds. A job of the same series that waits for its retry is brought forward
   * to that moment; without this it stays where it is.
   */
  readonly startsInMs?: number;
};

/** Adds jobs to a queue, and follows them. */
export class JobQueue<Contract extends QueueContract = QueueContract> {
  /** Lists, retries and removes jobs of any owner. */
  readonly admin: QueueAdmin;
  /** For workers: the turns of owners, and those who wait. */
  readonly share: FairShare;
  readonly leases: JobLeases;
  readonly followed: FollowedJobs;
  private readonly feed: JobFeed;
  private readonly queue: Queue<JobRecord>;

  constructor(
    readonly contract: Contract,
    private readonly connections: QueueConnections,
    private readonly metrics: QueueMetrics,
    log: Logger,
  ) {
    const { name } = contract;
    this.queue = new Queue<JobRecord>(name, {
      connection: connections.producer,
      prefix: connections.prefix,
    });
    // The connection itself has logged this error. Without a listener the error would end the process.
    this.queue.on('error', () => {});
    const base = `${connections.prefix}-state:${name}`;
    this.share = new FairShare(connections.producer, base, this.queue.toKey('prioritized'));
    this.leases = new JobLeases(connections.producer, base, contract);
    this.feed = new JobFeed(name, this.queue.toKey('events'), connections, log);
    this.followed = new FollowedJobs(this.queue, connections.producer, this.leases, this.feed);
    this.admin = new QueueAdmin(this.queue, contract);
    metrics.watch(name, () => this.counts());
  }

  /**
   * Adds a job that nobody follows. It is stored in Redis before this returns.
   *
   * @throws z.ZodError if the job does not match the queue's schema; an error of Redis if it is not available
   */
  async add(job: JobOf<Contract>, { id, owner, series, startsInMs }: AddOptions): Promise<void> {
    const data = this.recordOf(job);
    await this.connections.reachable();
    await this.put(id, data, {
      ...(owner !== undefined && { priority: await this.share.priorityOf(owner) }),
      ...(startsInMs !== undefined && { delay: startsInMs }),
      ...(series !== undefined && {
        deduplication: { id: series, keepLastIfActive: true, reschedule: startsInMs !== undefined },
      }),
    });
  }

  /**
   * Adds a job that its owner follows by the returned id.
   *
   * @param sameAs joins the waiting or running job with the same value instead, if there is one, as a further owner
   * @returns the id of the job in its queue, of 24 hex characters
   * @throws as {@link add}
   */
  async begin(
    job: JobOf<Contract>,
    { owner, sameAs }: { owner: JobOwner; sameAs?: string },
  ): Promise<string> {
    const name = ownerName(owner);
    const data = this.recordOf(job);
    await this.connections.reachable();
    const id = await this.put(randomBytes(12).toString('hex'), data, {
      priority: await this.share.priorityOf(name),
      ...(sameAs !== undefined && { deduplication: { id: sameAs } }),
    });
    await this.leases.open(id, name);
    return id;
  }

  /**
   * Waits for the end of a job as one of its owners, or as an observer who does not count as waiting.
   *
   * @returns the last event, whose outcome matches the contract; undefined if it has not ended within the time
   * @throws as {@link FollowedJobs.follow}
   */
  async endOf(
    id: string,
    owner: JobOwner | 'observer',
    { withinMs, signal }: { withinMs: number; signal?: AbortSignal },
  ): Promise<JobEvent | undefined> {
    const time = AbortSignal.timeout(withinMs);
    let last: JobEvent | undefined;
    const either = signal ? AbortSignal.any([signal, time]) : time;
    for await (const event of this.followed.follow(
      id,
      owner === 'observer' ? undefined : ownerName(owner),
      either,
    ))
      last = event.type === 'queued' || event.type === 'progress' ? undefined : event;
    return last;
  }

  /**
   * The present state of a job of an owner, then each change, until its end. The owner counts as waiting meanwhile.
   *
   * @throws AppError JOB_NOT_FOUND
   */
  follow(id: string, owner: JobOwner, signal: AbortSignal): AsyncGenerator<JobEvent, void> {
    return this.followed.follow(id, ownerName(owner), signal);
  }

  /**
   * Cancels and removes the jobs of an owner that has no others, and forgets the owner.
   *
   * @returns whether none of them runs any more
   */
  async removeJobsOf(owner: JobOwner): Promise<boolean> {
    const name = ownerName(owner);
    await this.connections.reachable();
    let isDone = true;
    for (const id of await this.leases.jobsOf(name))
      if ((await this.leases.disown(id, name)) === 0 && !(await this.removeJob(id))) isDone = false;
    if (isDone) await this.leases.forgetOwner(name);
    await this.share.forget(name);
    return isDone;
  }

  private async removeJob(id: string): Promise<boolean> {
    await this.followed.cancelNow(id);
    const isRunning = (await this.queue.getJobState(recordIdOf(id))) === 'active';
    if (!isRunning) await this.queue.remove(recordIdOf(id)).catch(() => 0); // it may have begun meanwhile
    return !isRunning;
  }

  /** @throws AppError SERVICE_UNAVAILABLE if Redis is not available, such as just after the start of a process */
  reachable(): Promise<void> {
    return this.connections.reachable();
  }

  /** Counts the jobs by state. */
  async counts(): Promise<JobCounts> {
    await this.connections.reachable();
    return this.admin.counts();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.feed.close();
    await this.queue.close();
  }

  private recordOf(job: JobOf<Contract>): JobRecord {
    const { deadlineMs } = this.contract;
    const trace = outgoingTrace();
    return {
      job: this.contract.job.parse(job),
      context: contextOfJob(),
      ...(Object.keys(trace).length > 0 && { trace }),
      ...(deadlineMs !== undefined && { deadlineAt: Date.now() + deadlineMs }),
    };
  }

  private async put(id: string, data: JobRecord, options: JobsOptions): Promise<string> {
    const { name, pausesMs, outcomeSeconds } = this.contract;
    const added = await this.queue.add(name, data, {
      jobId: recordIdOf(id),
      attempts: pausesMs.length + 1,
      backoff: { type: 'custom' },
      removeOnComplete: { age: outcomeSeconds, count: ENDED_JOBS },
      removeOnFail: FAILED_JOBS,
      ...options,
    });
    this.metrics.jobs.inc({ queue: name, outcome: 'added' });
    return idOfRecord(added.id);
  }
}
