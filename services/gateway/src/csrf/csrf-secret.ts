import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { randomBytes } from 'node:crypto';
import { Clock } from '@word-unfolded/primitives';

const KEY = 'csrf:secret';

/** Least time between two reads: an invalid token must not cause a call to Redis each time. */
const READ_AGAIN_EVERY_MS = 1_000;

/** Every gateway reads the secret again within this time. */
const COMPARE_EVERY_MS = 60_000;

/** The secret of CSRF tokens. All gateways share it through Redis, and cache it while Redis is away. */
@Injectable()
export class CsrfSecret {
  private readonly proposal = randomBytes(32).toString('base64url');
  private agreed: string | undefined;
  private readAt = -Infinity;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE when it was never read and Redis is away */
  async current(): Promise<string> {
    if (this.agreed === undefined) return this.read();
    if (this.clock.now().getTime() - this.readAt > COMPARE_EVERY_MS) this.read().catch(() => {});
    return this.agreed;
  }

  /** The secret in Redis, if it has changed: after a loss of its data the gateways agree on a new one. */
  async another(): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    if (now - this.readAt < READ_AGAIN_EVERY_MS) return undefined;
    const before = this.agreed;
    const read = await this.read().catch(() => before);
    return read === before ? undefined : read;
  }

  private async read(): Promise<string> {
    this.readAt = this.clock.now().getTime();
    try {
      await this.redis.set(KEY, this.agreed ?? this.proposal, 'NX');
      const agreed = await this.redis.get(KEY);
      if (!agreed) throw new Error('Redis has lost the secret at once');
      this.agreed = agreed;
      return agreed;
    } catch (error) {
      throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }
}
