import { Inject, Injectable } from '@nestjs/common';
import type { Device } from '@word-unfolded/contracts';
import { comparable } from '@word-unfolded/domain';
import { RedisKeys } from '@word-unfolded/persistence';
import { countInHour, networkOf, REDIS, takeBackInHour, type HourlyCount } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Clock } from '@word-unfolded/primitives';
import { counted, tooManyAttempts } from './redis-answer.js';

/** Requests for an account or an email from one IP address in an hour: enough for a class that registers together. */
const REQUESTS_PER_HOUR = 60;

/** Emails of one kind that one network can cause to an address in an hour. */
const FROM_NETWORK_PER_HOUR = 5;

/**
 * Emails of one kind to an address in an hour from all networks, and the rule above the limit. Requests of others lock
 * nobody out.
 *
 * - Each sign-up has a link of its own, so each network still gets its first ones mailed.
 * - Any link to set a new password serves the owner, and is valid for an hour. So no more are mailed: the owner has
 *   one.
 */
const TOLERATED_PER_HOUR = { verification: 20, reset: 6 } as const;
const FROM_NETWORK_UNDER_PRESSURE = { verification: 2, reset: 0 } as const;

type EmailKind = keyof typeof TOLERATED_PER_HOUR;

/** Limits what a caller without an account can make this installation do, such as send mail. */
@Injectable()
export class RequestLimits {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * Counts a request for an account or an email by its IP address.
   *
   * @throws AppError TOO_MANY_ATTEMPTS, SERVICE_UNAVAILABLE
   */
  async countRequest({ address }: Device): Promise<void> {
    const { count, leftMs } = await this.count(await this.requestKey(address));
    if (count > REQUESTS_PER_HOUR) throw tooManyAttempts(leftMs, this.clock.now());
  }

  /**
   * Counts an email of one kind to an address, with or without an account, so that the error does not reveal which.
   *
   * @returns whether to mail it; false when the owner of the address has enough valid links of this kind
   * @throws AppError TOO_MANY_ATTEMPTS, SERVICE_UNAVAILABLE
   */
  async countEmail(kind: EmailKind, email: string, { address }: Device): Promise<boolean> {
    const [ownKey, key] = await this.emailKeys(kind, email, address);
    const { count: ownCount, leftMs: ownLeftMs } = await this.count(ownKey);
    if (ownCount > FROM_NETWORK_PER_HOUR) throw tooManyAttempts(ownLeftMs, this.clock.now());
    const { count } = await this.count(key);
    if (count <= TOLERATED_PER_HOUR[kind] || ownCount <= FROM_NETWORK_UNDER_PRESSURE[kind]) return true;
    if (kind === 'reset') return false;
    throw tooManyAttempts(ownLeftMs, this.clock.now());
  }

  /**
   * Takes back the counts of a request and its email, because this installation failed and not the client, which will
   * repeat it.
   *
   * @throws AppError SERVICE_UNAVAILABLE
   */
  async takeBack(kind: EmailKind, email: string, { address }: Device): Promise<void> {
    const keys = [await this.requestKey(address), ...(await this.emailKeys(kind, email, address))];
    await counted(Promise.all(keys.map((key) => takeBackInHour(this.redis, key))));
  }

  private async requestKey(address: string): Promise<string> {
    return `requests:${await this.keys.of(networkOf(address))}`;
  }

  /** The counters of an email to an address: those caused by one network, and by all. */
  private async emailKeys(
    kind: EmailKind,
    email: string,
    address: string,
  ): Promise<[own: string, all: string]> {
    const [both, reader] = await Promise.all([
      this.keys.of(comparable(email), networkOf(address)),
      this.keys.of(comparable(email)),
    ]);
    return [`letters:${kind}:${both}`, `letters:${kind}:${reader}`];
  }

  private count(key: string): Promise<HourlyCount> {
    return counted(countInHour(this.redis, key));
  }
}
