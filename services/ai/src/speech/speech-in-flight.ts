import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** How a job ended. */
export type InFlightOutcome = 'made' | 'silent' | 'too-long' | 'failed';

/** Time after which another job may replace one whose worker vanished, in seconds. */
const TURN_SECONDS = 120;

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
    const isMine = await this.redis.set(turnKey(digest), mine, 'EX', TURN_SECONDS, 'NX');
    if (isMine) return mine;
    // The job may have ended between the two commands.
    return (await this.redis.get(turnKey(digest))) ?? this.join(digest);
  }

  /** Ends a job: waiting callers read its outcome, and later ones begin another. */
  async end(digest: string, turn: string, outcome: InFlightOutcome): Promise<void> {
    await this.redis.set(outcomeKey(turn), outcome, 'EX', OUTCOME_SECONDS);
    if ((await this.redis.get(turnKey(digest))) === turn) await this.redis.del(turnKey(digest));
  }

  /**
   * Waits for a job to end. Callers in this process that wait for the same job share one poll.
   *
   * @returns undefined when it has not ended within the time
   */
  wait(turn: string, withinMs: number): Promise<InFlightOutcome | undefined> {
    const waiting = this.waits.get(turn);
    if (waiting) return waiting;
    const begun = this.look(turn, withinMs).finally(() => this.waits.delete(turn));
    this.waits.set(turn, begun);
    return begun;
  }

  private async look(turn: string, withinMs: number): Promise<InFlightOutcome | undefined> {
    const end = performance.now() + withinMs;
    while (performance.now() < end) {
      const outcome = await this.redis.get(outcomeKey(turn));
      if (outcome !== null) return outcome as InFlightOutcome;
      await pause(LOOK_EVERY_MS);
    }
    return undefined;
  }
}

function turnKey(digest: string): string {
  return `speech:turn:${digest}`;
}

function outcomeKey(turn: string): string {
  return `speech:outcome:${turn}`;
}
