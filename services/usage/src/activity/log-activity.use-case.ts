import { Inject, Controller } from '@nestjs/common';
import { LogActivity, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Handles, LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Clock } from '@word-unfolded/primitives';
import { activityCountKey } from './activity-count.js';
import { ActivityRepository } from './activity.repository.js';

/** Maximum number of actions stored per reader and day. */
const ACTIVITY_PER_DAY = 2_000;

const COUNT_LIFETIME_SECONDS = 2 * 86_400;

/**
 * Records an action of a reader, up to a daily limit. The action is best effort: if Redis cannot count it, it is
 * dropped.
 */
@Controller()
export class LogActivityUseCase {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly activity: ActivityRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Handles(LogActivity)
  async execute({
    userId,
    kind,
    name,
    properties,
  }: RequestOf<typeof LogActivity>): Promise<ResponseOf<typeof LogActivity>> {
    const at = this.clock.now();
    // A command that is resent with its key is neither counted nor stored again.
    if (!(await this.unitOfWork.wasDone()) && !(await this.hasSpace(userId, at))) return { logged: false };
    const pairs = Object.entries(properties).map(([key, value]) => ({ name: key, value }));
    await this.unitOfWork.run(() =>
      this.activity.add(ownerOf(userId), { kind, name, properties: pairs, at }),
    );
    return { logged: true };
  }

  private async hasSpace(userId: string, now: Date): Promise<boolean> {
    const key = activityCountKey(userId, now);
    try {
      const [counted] = (await this.redis.multi().incr(key).expire(key, COUNT_LIFETIME_SECONDS).exec()) ?? [];
      return Number(counted?.[1] ?? Infinity) <= ACTIVITY_PER_DAY;
    } catch (error) {
      this.log.warn({ err: error }, 'could not count reader activity; it is not recorded');
      return false;
    }
  }
}
