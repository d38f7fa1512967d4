import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';

/** Counts the requests of all gateways in Redis. */
@Injectable()
export class LeaseStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * Leases a number of requests from the rest of an address in a window.
   *
   * @param windowEnds when the window ends, in milliseconds since 1970: it identifies the window and sets its expiry
   * @returns how many had been leased before, by all gateways
   */
  async take(address: string, windowEnds: number, amount: number): Promise<number> {
    const key = `throttle:${windowEnds}:${address}`;
    const [counted] =
      (await this.redis
        .multi()
        .incrby(key, amount)
        .pexpireat(key, windowEnds + 1_000)
        .exec()) ?? [];
    const [error, total] = counted ?? [new Error('Redis gave no answer'), 0];
    if (error) throw error;
    return Number(total) - amount;
  }
}
