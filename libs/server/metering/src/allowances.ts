import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError, type Allowance, type Payer } from '@word-unfolded/contracts';
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
import { MeteringClock } from './metering-clock.js';
import { payerNameOf } from './payer-name.js';
import { lookScript } from './scripts/look.script.js';
import { dayKeys } from './usage-keys.js';

/** By which limits somebody is counted. */
export type PayerLimits = { readonly tier: Tier; readonly limits: Amounts; readonly limited: boolean };

/** Tells what is left of a day. */
@Injectable()
export class Allowances {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly admins: AdminLimits,
    private readonly clock: MeteringClock,
  ) {}

  /** @throws CatalogueError SERVICE_UNAVAILABLE while Redis is away */
  async remaining(payer: Payer): Promise<Allowance> {
    return orUnavailable(async () => {
      const now = this.clock.now();
      const [limits, { used }] = await Promise.all([this.limitsOf(payer), this.look(payer, now)]);
      return allowanceOf(limits, used, now);
    });
  }

  /** The limits of somebody's tier, and whether they hold. */
  async limitsOf(payer: Payer): Promise<PayerLimits> {
    const tier = limitTierOf(payer.kind === 'reader' ? payer : undefined);
    const limited = tier !== 'admin' || (await this.admins.areLimited());
    return { tier, limits: DAILY_LIMITS[tier], limited };
  }

  private look(payer: Payer, now: Date): Promise<{ readonly used: Amounts }> {
    const { spent, held, ended } = dayKeys(payerNameOf(payer).id, usageDay(now));
    return lookScript.run(this.redis, [spent, held, ended], { now: now.getTime() });
  }
}

/** What is left, as everyone is told of it. */
export function allowanceOf(limits: PayerLimits, used: Amounts, now: Date): Allowance {
  return { ...limits, used, resetsAt: usageResetsAt(now).toISOString() };
}

/** Does something with Redis. Without it nothing can be counted, so nothing is begun. */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof CatalogueError) throw cause;
    throw CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause });
  }
}
