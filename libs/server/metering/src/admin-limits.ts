import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';

const KEY = 'usage:admins-unlimited';

/** Whether limits apply to administrators. The usage service stores the setting; all other services read it here. */
@Injectable()
export class AdminLimits {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** True unless administrators are exempt (decisions, "Limits"). */
  async areLimited(): Promise<boolean> {
    return (await this.redis.get(KEY)) !== '1';
  }

  /** Only for the usage service, which restores the setting if Redis has lost it. */
  async set(limited: boolean): Promise<void> {
    if (limited) await this.redis.del(KEY);
    else await this.redis.set(KEY, '1');
  }
}
