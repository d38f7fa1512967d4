import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { z } from 'zod';

const KEPT_SECONDS = 24 * 60 * 60;

const record = z.object({
  /** What was asked for: the same key with another question is a mistake of its sender. */
  fingerprint: z.string(),
  /** Absent while it is being done. */
  outcome: z.unknown().optional(),
});

export type Recorded = z.infer<typeof record>;

/** What became of writes that carry a key, for all gateways, in Redis. */
@Injectable()
export class OutcomeStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * Begins a write, unless it was begun before.
   *
   * @param patienceMs after which a write that nobody has ended counts as not begun
   * @returns what is recorded of the one before, or `undefined` when this one has begun
   * @throws CatalogueError SERVICE_UNAVAILABLE: without Redis nobody could promise that it is done only once
   */
  async begin(id: string, fingerprint: string, patienceMs: number): Promise<Recorded | undefined> {
    try {
      const begun = await this.redis.set(
        keyOf(id),
        JSON.stringify({ fingerprint } satisfies Partial<Recorded>),
        'PX',
        patienceMs,
        'NX',
      );
      if (begun) return undefined;
      const written = await this.redis.get(keyOf(id));
      // It was forgotten between the two questions: as if it were still being done.
      return written === null ? { fingerprint, outcome: undefined } : record.parse(JSON.parse(written));
    } catch (error) {
      throw CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }

  async keep(id: string, recorded: Recorded): Promise<void> {
    await this.redis.set(keyOf(id), JSON.stringify(recorded), 'EX', KEPT_SECONDS);
  }

  async forget(id: string): Promise<void> {
    await this.redis.del(keyOf(id));
  }
}

function keyOf(id: string): string {
  return `once:${id}`;
}
