import { Inject, Injectable } from '@nestjs/common';
import type { LogActivity, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { usageDay } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Clock } from '../common/clock.js';
import { ActivityRepository } from './activity.repository.js';

/** What is kept of one reader on one day at most. */
export const ACTIVITY_PER_DAY = 2_000;

const COUNT_KEPT_SECONDS = 2 * 86_400;

/** Keeps that a reader did something, within bounds. Nobody waits for it, so what cannot be counted is not kept. */
@Injectable()
export class LogActivityUseCase {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly activity: ActivityRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async execute({
    userId,
    kind,
    name,
    properties,
  }: RequestOf<typeof LogActivity>): Promise<ResponseOf<typeof LogActivity>> {
    const at = this.clock.now();
    if (!(await this.hasRoom(userId, at))) return { logged: false };
    const pairs = Object.entries(properties).map(([key, value]) => ({ name: key, value }));
    await this.activity.add(ownerOf(userId), { kind, name, properties: pairs, at });
    return { logged: true };
  }

  private async hasRoom(userId: string, now: Date): Promise<boolean> {
    const key = `activity:${usageDay(now)}:${userId}`;
    try {
      const [counted] = (await this.redis.multi().incr(key).expire(key, COUNT_KEPT_SECONDS).exec()) ?? [];
      return Number(counted?.[1] ?? Infinity) <= ACTIVITY_PER_DAY;
    } catch (error) {
      this.log.warn({ err: error }, 'what a reader did is not kept');
      return false;
    }
  }
}
