import { Inject, Injectable } from '@nestjs/common';
import type { EditPost, ResponseOf } from '@word-unfolded/contracts';
import { Clock } from '@word-unfolded/primitives';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';

/** How long somebody counts as editing after the last sign of it, in milliseconds. */
const PRESENT_MS = 30_000;

/** As many others are named at most. */
const MOST = 20;

type Editor = ResponseOf<typeof EditPost>['others'][number];

/** Who edits which post now. */
@Injectable()
export class Editors {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** Notes that an account edits a post. @returns the others who do */
  async note(postId: string, { id, name }: Editor): Promise<Editor[]> {
    const [times, names] = [`magazine:editing:${postId}`, `magazine:editors:${postId}`];
    const now = this.clock.now().getTime();
    const results = await this.redis
      .multi()
      .zadd(times, String(now), id)
      .hset(names, id, name)
      .zremrangebyscore(times, '-inf', String(now - PRESENT_MS))
      .zrange(times, '0', String(MOST))
      .hgetall(names)
      .pexpire(times, PRESENT_MS)
      .pexpire(names, PRESENT_MS)
      .exec();
    const present = (results?.[3]?.[1] ?? []) as string[];
    const known = (results?.[4]?.[1] ?? {}) as Readonly<Record<string, string>>;
    return present
      .filter((other) => other !== id)
      .slice(0, MOST)
      .map((other) => ({ id: other, name: known[other] ?? '' }));
  }
}
