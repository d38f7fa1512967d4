import { Inject, Injectable } from '@nestjs/common';
import { seenCookiesKey } from '@word-unfolded/contracts';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import { LRUCache } from 'lru-cache';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { Clock } from '@word-unfolded/primitives';

/**
 * Number of pairs of cookie and token that are cached as reported. An evicted one is reported again, which has no
 * effect.
 */
const REMEMBERED = 20_000;

/** Most digests of a session. Each report contains that of its token, so that invented cookies never evict it. */
const OF_A_SESSION = 20;

/** The longest lifetime of a session. */
const LIFETIME_SECONDS = 30 * 86_400;

/**
 * Reports to the auth service, through Redis, which cookies of a session are in use. The auth service accepts the
 * previous cookie only if the present one was never used. Each pair of cookie and token is reported once, and no
 * request waits for it.
 */
@Injectable()
export class SeenCookies {
  private readonly reported = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Reports an authorized request with a cookie and a token.
   *
   * @param issuedWith digest of the cookie that was issued with the token; absent from tokens of an older format
   */
  tell(sessionId: string, cookie: string, issuedWith: string | undefined): void {
    const pair = `${cookie} ${issuedWith}`;
    if (this.reported.has(pair)) return;
    this.reported.set(pair, true);
    const digests = [createHash('sha256').update(cookie).digest('base64url'), issuedWith ?? ''].filter(
      Boolean,
    );
    this.write(seenCookiesKey(sessionId), digests).catch((error: unknown) => {
      this.reported.delete(pair);
      this.log.warn({ err: error }, 'a session cookie in use could not be reported');
    });
  }

  private async write(key: string, digests: readonly string[]): Promise<void> {
    const now = this.clock.now().getTime();
    await this.redis
      .multi()
      .zadd(key, ...digests.flatMap((digest) => [now, digest]))
      .zremrangebyrank(key, 0, -OF_A_SESSION - 1)
      .expire(key, LIFETIME_SECONDS)
      .exec();
  }
}
