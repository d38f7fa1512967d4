import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';

const KEY = 'usage:admins-unlimited';

/** Whether administrators are limited. The usage service keeps it; everyone else reads it here. */
@Injectable()
export class AdminLimits {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** True unless they were set free (decisions, "Limits"). */
  async areLimited(): Promise<boolean> {
    return (await this.redis.get(KEY)) !== '1';
  }

  /** Only for the usage service, which remembers it when Redis does not. */
  async set(limited: boolean): Promise<void> {
    if (limited) await this.redis.del(KEY);
    else await this.redis.set(KEY, '1');
  }
}
