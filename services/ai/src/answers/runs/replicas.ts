import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { AnswerTimes } from '../answer-times.js';

const ALL = 'answers:replicas';
const heartbeatOf = (replica: string) => `answers:replica:${replica}`;

/** The replicas of this service: says that this one lives, and knows which do not. */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnApplicationShutdown {
  /** The name of this process, new with each start: what it did before is not what it does now. */
  readonly own = randomUUID();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly times: AnswerTimes,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.beat(), this.times.heartbeatMs);
    this.beat();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Says that this one will do nothing more, so that the others go on with its answers at once. */
  async retire(): Promise<void> {
    clearInterval(this.timer);
    await this.redis.del(heartbeatOf(this.own)).catch(() => {});
  }

  async isAlive(replica: string): Promise<boolean> {
    return replica === this.own || (await this.redis.exists(heartbeatOf(replica))) === 1;
  }

  /** Those that were there once and are silent. */
  async dead(): Promise<string[]> {
    const others = (await this.redis.smembers(ALL)).filter((replica) => replica !== this.own);
    const alive = await Promise.all(others.map((replica) => this.isAlive(replica)));
    return others.filter((_, index) => !alive[index]);
  }

  async forget(replica: string): Promise<void> {
    await this.redis.srem(ALL, replica);
  }

  private beat(): void {
    const said = this.redis
      .multi()
      .set(heartbeatOf(this.own), '1', 'PX', this.times.deadAfterMs)
      .sadd(ALL, this.own)
      .exec();
    said.catch((error: unknown) => this.log.debug({ err: error }, 'a heartbeat was not heard'));
  }
}
