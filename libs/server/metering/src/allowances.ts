import { Inject, Injectable } from '@nestjs/common';
import { AppError, type Allowance, type MeteredSubject } from '@word-unfolded/contracts';
import {
  DAILY_LIMITS,
  limitTierOf,
  usageDay,
  usageResetsAt,
  type Amounts,
  type Tier,
} from '@word-unfolded/domain';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { AdminLimits } from './admin-limits.js';
import { Clock } from '@word-unfolded/primitives';
import { subjectNameOf } from './subject-name.js';
import { readUsageScript } from './scripts/read-usage.script.js';
import { dayKeys } from './usage-keys.js';

/** The limits that apply to a caller. */
export type SubjectLimits = { readonly tier: Tier; readonly limits: Amounts; readonly limited: boolean };

/** Returns the remaining allowance of a day. */
@Injectable()
export class Allowances {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly admins: AdminLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE if Redis is not available */
  async remaining(subject: MeteredSubject): Promise<Allowance> {
    return orUnavailable(async () => {
      const now = this.clock.now();
      const [limits, { used }] = await Promise.all([this.limitsOf(subject), this.usageOf(subject, now)]);
      return allowanceOf(limits, used, now);
    });
  }

  /** The limits of the caller's tier, and whether they are enforced. */
  async limitsOf(subject: MeteredSubject): Promise<SubjectLimits> {
    const tier = limitTierOf(subject.kind === 'reader' ? subject : undefined);
    const limited = tier !== 'admin' || (await this.admins.areLimited());
    return { tier, limits: DAILY_LIMITS[tier], limited };
  }

  private usageOf(subject: MeteredSubject, now: Date): Promise<{ readonly used: Amounts }> {
    const { spent, held, ended } = dayKeys(subjectNameOf(subject).id, usageDay(now));
    return readUsageScript.run(this.redis, [spent, held, ended], { now: now.getTime() });
  }
}

/** The remaining allowance in the form that all clients receive. */
export function allowanceOf(limits: SubjectLimits, used: Amounts, now: Date): Allowance {
  return { ...limits, used, resetsAt: usageResetsAt(now).toISOString() };
}

/** Runs an operation on Redis. Without Redis nothing can be counted, so the request is rejected. */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause });
  }
}
