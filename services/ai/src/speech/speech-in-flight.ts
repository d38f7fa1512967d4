import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** How a job ended. */
export type InFlightOutcome = 'made' | 'silent' | 'too-long' | 'failed';

/** Time after which another job may replace one whose worker vanished, in seconds. */
const JOB_SECONDS = 120;

/** How long the outcome stays readable for waiting callers, in seconds. */
const OUTCOME_SECONDS = 60;

const LOOK_EVERY_MS = 60;

/**
 * Ensures that one job at a time generates a recording, across all callers and processes. Each job has an id of its
 * own: the queue runs an id only once, and a recording that failed or was removed must be possible again.
 */
@Injectable()
export class SpeechInFlight {
  private readonly waits = new Map<string, Promise<InFlightOutcome | undefined>>();

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** The id of the job that generates a recording: the running one, or a new one. */
  async join(digest: string): Promise<string> {
    const mine = randomUUID();
    const isMine = await this.redis.set(jobKey(digest), mine, 'EX', JOB_SECONDS, 'NX');
    if (isMine) return mine;
    // The job may have ended between the two commands.
    return (await this.redis.get(jobKey(digest))) ?? this.join(digest);
  }

  /** Ends a job: waiting callers read its outcome, and later ones begin another. */
  async end(digest: string, jobId: string, outcome: InFlightOutcome): Promise<void> {
    await this.redis.set(outcomeKey(jobId), outcome, 'EX', OUTCOME_SECONDS);
    if ((await this.redis.get(jobKey(digest))) === jobId) await this.redis.del(jobKey(digest));
  }

  /**
   * Waits for a job to end. Callers in this process that wait for the same job share one poll.
   *
   * @returns undefined when it has not ended within the time
   */
  wait(jobId: string, withinMs: number): Promise<InFlightOutcome | undefined> {
    const waiting = this.waits.get(jobId);
    if (waiting) return waiting;
    const begun = this.look(jobId, withinMs).finally(() => this.waits.delete(jobId));
    this.waits.set(jobId, begun);
    return begun;
  }

  private async look(jobId: string, withinMs: number): Promise<InFlightOutcome | undefined> {
    const end = performance.now() + withinMs;
    while (performance.now() < end) {
      const outcome = await this.redis.get(outcomeKey(jobId));
      if (outcome !== null) return outcome as InFlightOutcome;
      await pause(LOOK_EVERY_MS);
    }
    return undefined;
  }
}

function jobKey(digest: string): string {
  return `speech:job:${digest}`;
}

function outcomeKey(jobId: string): string {
  return `speech:outcome:${jobId}`;
}
