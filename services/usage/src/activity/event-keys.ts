import { Inject, Injectable } from '@nestjs/common';
import { usageDay } from '@word-unfolded/domain';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';

/** Names that are counted by themselves on a day, at most. Pages choose names, so their number must be bounded. */
export const NAMES_PER_DAY = 300;

/** The key under which all further names are counted together. It is no name that a page could log. */
const OTHER_NAMES = '*';

const LIFETIME_SECONDS = 2 * 86_400;

/** Decides under which key an event is counted. */
@Injectable()
export class EventKeys {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** @throws any error of Redis */
  async keyOf(name: string, at: Date): Promise<string> {
    const key = `activity:names:${usageDay(at)}`;
    const answers = await this.redis.multi().sadd(key, name).scard(key).expire(key, LIFETIME_SECONDS).exec();
    const [isNew, count] = (answers ?? []).map(([, answer]) => Number(answer));
    if (isNew !== 1 || (count ?? 0) <= NAMES_PER_DAY) return name;
    await this.redis.srem(key, name);
    return OTHER_NAMES;
  }
}
