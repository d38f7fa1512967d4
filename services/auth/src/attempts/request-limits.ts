import { Inject, Injectable } from '@nestjs/common';
import type { Device } from '@word-unfolded/contracts';
import { comparable } from '@word-unfolded/domain';
import { networkOf, REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Clock } from '../common/clock.js';
import { digestOf } from '../common/digest.js';
import { counted, tooManyAttempts } from './redis-answer.js';

const HOUR_MS = 3_600_000;

/** Requests for an account or a letter from one address in an hour: enough for a class that registers together. */
const REQUESTS_PER_HOUR = 60;

/** Letters of a kind that one reader is sent in an hour. */
const LETTERS_PER_HOUR = 5;

/** Counts one more in a window that begins with the first; gives the count and what is left of the window. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Bounds what anyone can make this installation do, such as mail, without having an account. */
@Injectable()
export class RequestLimits {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a request for an account or a letter by the address that it came from.
   *
   * @throws CatalogueError TOO_MANY_ATTEMPTS, SERVICE_UNAVAILABLE
   */
  async countRequest({ address }: Device): Promise<void> {
    const [count, leftMs] = await this.count(`requests:${digestOf(networkOf(address))}`);
    if (count > REQUESTS_PER_HOUR) throw tooManyAttempts(leftMs, this.clock.now());
  }

  /**
   * Whether one more letter of a kind may go to an e-mail address. Nobody may be told: it would tell that letters go there.
   *
   * @throws CatalogueError SERVICE_UNAVAILABLE
   */
  async mayMail(kind: 'verification' | 'reset', email: string): Promise<boolean> {
    const [count] = await this.count(`letters:${kind}:${digestOf(comparable(email))}`);
    return count <= LETTERS_PER_HOUR;
  }

  private async count(key: string): Promise<[count: number, leftMs: number]> {
    return (await counted(this.redis.eval(COUNT, 1, key, HOUR_MS))) as [number, number];
  }
}
