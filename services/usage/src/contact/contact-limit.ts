import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError, type Device } from '@word-unfolded/contracts';
import { networkOf, REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { Clock } from '../common/clock.js';

const HOUR_MS = 3_600_000;

/** Messages from one address in an hour. */
export const CONTACT_MESSAGES_PER_HOUR = 10;

/** Bounds how many messages one address can send, and with them the mail that it can cause. */
@Injectable()
export class ContactLimit {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one message of an address, in an hour that begins with its first.
   *
   * @throws CatalogueError RATE_LIMITED with `retryAfter` in seconds and `resetAt`; whatever Redis throws
   */
  async count({ address }: Device): Promise<void> {
    // The address itself is nobody's business: its digest counts as well.
    const key = `contact:${createHash('sha256').update(networkOf(address)).digest('base64url')}`;
    const answers = await this.redis.multi().set(key, 0, 'PX', HOUR_MS, 'NX').incr(key).pttl(key).exec();
    const [, count, left] = (answers ?? []).map(([error, answer]) => {
      if (error) throw error;
      return Number(answer);
    });
    if (count === undefined || left === undefined) throw new Error('Redis has not counted');
    if (count > CONTACT_MESSAGES_PER_HOUR) throw refusal(left, this.clock.now());
  }
}

function refusal(leftMs: number, now: Date): CatalogueError {
  const seconds = Math.max(1, Math.ceil(leftMs / 1_000));
  const resetAt = new Date(now.getTime() + leftMs).toISOString();
  return CatalogueError.with('RATE_LIMITED', { seconds }, { fields: { retryAfter: seconds, resetAt } });
}
