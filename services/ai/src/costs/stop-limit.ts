import { Inject, Injectable } from '@nestjs/common';
import { AppError, type MeteredSubject } from '@word-unfolded/contracts';
import { subjectNameOf } from '@word-unfolded/metering';
import { ErasedOwners } from '@word-unfolded/persistence';
import { countInHour, REDIS, retryFields } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import type { Redis } from 'ioredis';

/** Stopped answers of an hour after which the next question has to wait (decisions, "Answers"). */
const MOST = 20;

/** How long it has to wait after a stopped answer, in milliseconds. */
const WAIT_MS = 60_000;

/** A stopped answer costs nothing, so it is stopping that is limited. */
@Injectable()
export class StopLimit {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    private readonly erased: ErasedOwners,
  ) {}

  /**
   * Counts a stopped answer. One that the deletion of its account has stopped is not counted: the counter would be
   * stored after the erasure.
   *
   * @throws the errors of Redis and of the database
   */
  async count(subject: MeteredSubject): Promise<void> {
    if (subject.kind === 'reader' && (await this.erased.has(subject.id))) return;
    const { id } = subjectNameOf(subject);
    const { count } = await countInHour(this.redis, countKey(id));
    if (count > MOST) await this.redis.set(waitKey(id), '1', 'PX', WAIT_MS);
  }

  /** @throws AppError TOO_MANY_STOPPED with `retryAfter` in seconds and `resetAt`; the errors of Redis */
  async assertMayAsk(subject: MeteredSubject): Promise<void> {
    const leftMs = await this.redis.pttl(waitKey(subjectNameOf(subject).id));
    if (leftMs <= 0) return;
    const fields = retryFields(leftMs, this.clock.now());
    throw AppError.with('TOO_MANY_STOPPED', { max: MOST, seconds: fields.retryAfter }, { fields });
  }

  /** Removes what was counted of a deleted account. @throws the errors of Redis */
  async forget(owner: string): Promise<void> {
    await this.redis.del(countKey(owner), waitKey(owner));
  }
}

function countKey(id: string): string {
  return `answers:stopped:${id}`;
}

function waitKey(id: string): string {
  return `${countKey(id)}:wait`;
}
