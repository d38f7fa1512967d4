import { Inject, Injectable } from '@nestjs/common';
import { AppError, type Device } from '@word-unfolded/contracts';
import { RedisKeys } from '@word-unfolded/persistence';
import { countInHour, networkOf, REDIS, retryFields } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Clock } from '@word-unfolded/primitives';

/** Maximum number of messages from one address in an hour. */
export const CONTACT_MESSAGES_PER_HOUR = 10;

/** Limits how many contact messages, and thus emails, one address can cause. */
@Injectable()
export class ContactLimit {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly keys: RedisKeys,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a message of an address, in an hour that begins with its first message.
   *
   * @throws AppError RATE_LIMITED with `retryAfter` in seconds and `resetAt`; any error of Redis
   */
  async count({ address }: Device): Promise<void> {
    await this.countKey(networkOf(address));
  }

  /** Counts a message of a reader in the same way. @throws as `count` */
  async countReader(userId: string): Promise<void> {
    await this.countKey(`reader ${userId}`);
  }

  private async countKey(sender: string): Promise<void> {
    const key = `contact:${await this.keys.of(sender)}`;
    const { count, leftMs } = await countInHour(this.redis, key);
    if (count > CONTACT_MESSAGES_PER_HOUR) throw refusal(leftMs, this.clock.now());
  }
}

function refusal(leftMs: number, now: Date): AppError {
  const fields = retryFields(leftMs, now);
  return AppError.with('RATE_LIMITED', { seconds: fields.retryAfter }, { fields });
}
