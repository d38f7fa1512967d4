import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { randomBytes } from 'node:crypto';
import { Clock } from '../clock.js';

const KEY = 'csrf:secret';

/** A token that does not fit must not become a call to Redis each time. */
const READ_AGAIN_EVERY_MS = 1_000;

/** Within this time every gateway has the secret that Redis has. */
const COMPARE_EVERY_MS = 60_000;

/** The secret by which CSRF tokens are made: one for all gateways, agreed on in Redis, and remembered while it is away. */
@Injectable()
export class CsrfSecret {
  private readonly proposal = randomBytes(32).toString('base64url');
  private agreed: string | undefined;
  private readAt = -Infinity;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError SERVICE_UNAVAILABLE when it was never read and Redis is away */
  async current(): Promise<string> {
    if (this.agreed === undefined) return this.read();
    if (this.clock.now() - this.readAt > COMPARE_EVERY_MS) this.read().catch(() => {});
    return this.agreed;
  }

  /** The secret as Redis has it now, if it is another: after a loss of its data the gateways agree on a new one. */
  async another(): Promise<string | undefined> {
    const now = this.clock.now();
    if (now - this.readAt < READ_AGAIN_EVERY_MS) return undefined;
    const before = this.agreed;
    const read = await this.read().catch(() => before);
    return read === before ? undefined : read;
  }

  private async read(): Promise<string> {
    this.readAt = this.clock.now();
    try {
      await this.redis.set(KEY, this.agreed ?? this.proposal, 'NX');
      const agreed = await this.redis.get(KEY);
      if (!agreed) throw new Error('Redis has lost the secret at once');
      this.agreed = agreed;
      return agreed;
    } catch (error) {
      throw CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }
}
