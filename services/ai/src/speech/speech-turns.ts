import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** How a turn ended. */
export type TurnOutcome = 'made' | 'silent' | 'failed';

/** After this a turn whose worker vanished is given to another job, in seconds. */
const TURN_SECONDS = 120;

/** Whoever waits has read the outcome by then, in seconds. */
const OUTCOME_SECONDS = 60;

const LOOK_EVERY_MS = 60;

/**
 * One turn at a time makes a recording, however many ask for it in however many processes. A turn has an id of its own:
 * the queue does nothing twice under one id, and a recording that failed or was removed must be possible again.
 */
@Injectable()
export class SpeechTurns {
  private readonly waits = new Map<string, Promise<TurnOutcome | undefined>>();

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** The id of the turn that makes a recording: the one that is under way, or a new one. */
  async join(digest: string): Promise<string> {
    const mine = randomUUID();
    const isMine = await this.redis.set(turnKey(digest), mine, 'EX', TURN_SECONDS, 'NX');
    if (isMine) return mine;
    // It may have ended between the two questions.
    return (await this.redis.get(turnKey(digest))) ?? this.join(digest);
  }

  /** Ends a turn: who waits learns of it, and who asks from now on begins another. */
  async end(digest: string, turn: string, outcome: TurnOutcome): Promise<void> {
    await this.redis.set(outcomeKey(turn), outcome, 'EX', OUTCOME_SECONDS);
    if ((await this.redis.get(turnKey(digest))) === turn) await this.redis.del(turnKey(digest));
  }

  /**
   * Waits for a turn to end. Those of this process who wait for the same turn look for it once.
   *
   * @returns undefined when it has not ended within the time
   */
  wait(turn: string, withinMs: number): Promise<TurnOutcome | undefined> {
    const waiting = this.waits.get(turn);
    if (waiting) return waiting;
    const begun = this.look(turn, withinMs).finally(() => this.waits.delete(turn));
    this.waits.set(turn, begun);
    return begun;
  }

  private async look(turn: string, withinMs: number): Promise<TurnOutcome | undefined> {
    const end = performance.now() + withinMs;
    while (performance.now() < end) {
      const outcome = await this.redis.get(outcomeKey(turn));
      if (outcome !== null) return outcome as TurnOutcome;
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
