import { Inject, Injectable } from '@nestjs/common';
import { seenCookiesKey } from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { counted } from '../../attempts/redis-answer.js';
import { digestOf } from '../../common/digest.js';

/**
 * Knows which session cookies, or the tokens issued with them, a gateway has seen. The gateways write them to Redis.
 */
@Injectable()
export class SeenCookies {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** @throws AppError SERVICE_UNAVAILABLE without Redis: a stolen cookie must not pass for a lost one meanwhile */
  async has(sessionId: string, cookie: string): Promise<boolean> {
    const score = await counted(this.redis.zscore(seenCookiesKey(sessionId), digestOf(cookie)));
    return score !== null;
  }
}
