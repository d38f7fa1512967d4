import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { AnswerTimes } from '../answer-times.js';

const ALL = 'answers:replicas';
const heartbeatOf = (replica: string) => `answers:replica:${replica}`;

/** The replicas of this service: sends the heartbeat of this one and knows which are dead. */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnApplicationShutdown {
  /**
   * The id of this process, new with each start, so that a restarted process does not own the answers of the previous
   * one.
   */
  readonly own = randomUUID();
  private readonly heartbeat: PeriodicTask;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) log: Logger,
    private readonly times: AnswerTimes,
  ) {
    this.heartbeat = new PeriodicTask({
      intervalMs: times.heartbeatMs,
      firstAfterMs: 0,
      run: () => this.beat(),
      onError: (error) => log.debug({ err: error }, 'a heartbeat could not be sent'),
    });
  }

  onApplicationBootstrap(): void {
    this.heartbeat.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.heartbeat.stop();
  }

  /** Ends the heartbeat of this replica, so that the others take over its answers at once. */
  async retire(): Promise<void> {
    await this.heartbeat.stop();
    await this.redis.del(heartbeatOf(this.own)).catch(() => {});
  }

  async isAlive(replica: string): Promise<boolean> {
    return replica === this.own || (await this.redis.exists(heartbeatOf(replica))) === 1;
  }

  /** Registered replicas without a heartbeat. */
  async dead(): Promise<string[]> {
    const others = (await this.redis.smembers(ALL)).filter((replica) => replica !== this.own);
    const alive = await Promise.all(others.map((replica) => this.isAlive(replica)));
    return others.filter((_, index) => !alive[index]);
  }

  async forget(replica: string): Promise<void> {
    await this.redis.srem(ALL, replica);
  }

  private async beat(): Promise<void> {
    await this.redis
      .multi()
      .set(heartbeatOf(this.own), '1', 'PX', this.times.deadAfterMs)
      .sadd(ALL, this.own)
      .exec();
  }
}
