import { Inject, Injectable } from '@nestjs/common';
import type { StoredMsg } from '@nats-io/jetstream';
import { AppError, type JobState, type ListedJob } from '@word-unfolded/contracts';
import type { AdministeredJobs, JobCounts } from '../jobs/administered-jobs.js';
import { LOGGER, type Logger } from '../observability/logger.js';
import { SERVICE_NAME } from '../service/service-name.js';
import { EventBus } from './event-bus.js';
import { DEAD, EventConsumers } from './event-consumers.js';
import { ForgedEventError } from './event-signatures.js';

/** Most letters that are looked at in one call. */
const AT_MOST = 1_000;

/**
 * Shows the events that the consumers of a service could not process to administrators, like the jobs of a queue. They
 * are dead letters in the stream of events; the id of one is its number there.
 */
@Injectable()
export class DeadEvents implements AdministeredJobs {
  constructor(
    private readonly bus: EventBus,
    private readonly consumers: EventConsumers,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async counts(): Promise<JobCounts> {
    const { manager, name } = await this.bus.stream();
    const { state } = await manager.streams.info(name, { subjects_filter: await this.everySubject() });
    const counts = Object.entries(state.subjects ?? {}).map(([subject, count]) =>
      this.consumerOf(subject) === undefined ? 0 : count,
    );
    return { waiting: 0, running: 0, failed: counts.reduce((sum, count) => sum + count, 0) };
  }

  async list(
    state: JobState,
    { page, limit }: { readonly page: number; readonly limit: number },
  ): Promise<{ readonly jobs: readonly ListedJob[]; readonly total: number }> {
    if (state !== 'failed') return { jobs: [], total: 0 };
    const letters = (await this.letters()).toReversed();
    const jobs = letters.slice((page - 1) * limit, page * limit).map((letter) => this.viewOf(letter));
    return { jobs, total: letters.length };
  }

  /** @throws AppError JOB_NOT_FOUND, EVENT_REFUSED; JOB_FAILED if it fails again: then it stays */
  async retry(id: string): Promise<void> {
    await this.process(await this.find(id));
  }

  async replay(): Promise<number> {
    let done = 0;
    for (const letter of await this.letters())
      try {
        await this.process(letter);
        done += 1;
      } catch {
        // It stays where it is; the log has the reason.
      }
    return done;
  }

  async remove(id: string): Promise<void> {
    await this.drop(await this.find(id));
  }

  private async process(letter: StoredMsg): Promise<void> {
    const consumer = this.consumerOf(letter.subject) ?? '';
    try {
      await this.consumers.processDead(consumer, {
        id: letter.header.get(DEAD.id),
        data: letter.data,
        headers: letter.header,
      });
    } catch (error) {
      this.log.warn({ err: error, consumer, letter: letter.seq }, 'a dead-lettered event failed again');
      throw AppError.with(
        error instanceof ForgedEventError ? 'EVENT_REFUSED' : 'JOB_FAILED',
        {},
        { cause: error },
      );
    }
    await this.drop(letter);
  }

  private async drop({ seq }: StoredMsg): Promise<void> {
    const { manager, name } = await this.bus.stream();
    await manager.streams.deleteMessage(name, seq);
  }

  /** The oldest letters of this service, in their order. */
  private async letters(): Promise<StoredMsg[]> {
    const { manager, name } = await this.bus.stream();
    const subject = await this.everySubject();
    const found: StoredMsg[] = [];
    for (let seq = 1; found.length < AT_MOST;) {
      // The server takes both (JSApiMsgGetRequest); the type of the client knows only the first.
      const next = { seq, next_by_subj: subject };
      const letter = await manager.streams.getMessage(name, next);
      if (!letter) break;
      if (this.consumerOf(letter.subject) !== undefined) found.push(letter);
      seq = letter.seq + 1;
    }
    return found;
  }

  private async find(id: string): Promise<StoredMsg> {
    const { manager, name } = await this.bus.stream();
    const seq = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
    const letter = seq === 0 ? null : await manager.streams.getMessage(name, { seq }).catch(() => null);
    if (!letter || this.consumerOf(letter.subject) === undefined) throw AppError.of('JOB_NOT_FOUND');
    return letter;
  }

  private async everySubject(): Promise<string> {
    return (await this.bus.stream()).deadSubjectOf('*');
  }

  /** The consumer of this service that a dead-letter subject names. */
  private consumerOf(subject: string): string | undefined {
    const consumer = subject.slice(subject.lastIndexOf('.') + 1);
    return consumer.startsWith(`${this.service}-`) ? consumer : undefined;
  }

  private viewOf({ seq, subject, header, time }: StoredMsg): ListedJob {
    const at = time.toISOString();
    return {
      id: String(seq),
      state: 'failed',
      attempts: Number(header.get(DEAD.attempts)) || 1,
      addedAt: at,
      endedAt: at,
      failure: `${this.consumerOf(subject) ?? ''}: ${header.get(DEAD.failure) || header.get(DEAD.refused)}`,
    };
  }
}
