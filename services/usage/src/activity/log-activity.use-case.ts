import { Inject, Controller } from '@nestjs/common';
import { LogActivity, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Handles, LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Clock } from '@word-unfolded/primitives';
import { RollupJournal } from '../rollups/rollup-journal.js';
import { LEDGER_SERIES } from '../rollups/series.js';
import { activityCountKey } from './activity-count.js';
import { ActivityRepository } from './activity.repository.js';
import { EventKeys } from './event-keys.js';

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
    private readonly keys: EventKeys,
    private readonly activity: ActivityRepository,
    private readonly journal: RollupJournal,
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
    const key = (await this.unitOfWork.wasDone()) ? name : await this.admit(userId, name, at);
    if (key === undefined) return { logged: false };
    const pairs = Object.entries(properties).map(([property, value]) => ({ name: property, value }));
    await this.unitOfWork.run(async () => {
      await this.activity.add(ownerOf(userId), { kind, name, properties: pairs, at });
      await this.journal.add(at, [{ name: LEDGER_SERIES.events, key, values: { count: 1 } }]);
    });
    return { logged: true };
  }

  /** @returns the key under which it is counted; undefined if it is dropped */
  private async admit(userId: string, name: string, now: Date): Promise<string | undefined> {
    const key = activityCountKey(userId, now);
    try {
      const [counted] = (await this.redis.multi().incr(key).expire(key, COUNT_LIFETIME_SECONDS).exec()) ?? [];
      if (Number(counted?.[1] ?? Infinity) > ACTIVITY_PER_DAY) return undefined;
      return await this.keys.keyOf(name, now);
    } catch (error) {
      this.log.warn({ err: error }, 'could not count reader activity; it is not recorded');
      return undefined;
    }
  }
}
