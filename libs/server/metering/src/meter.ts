import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError, type Allowance, type Payer } from '@word-unfolded/contracts';
import { amountsOf, usageDay, usageResetsAt, type Amounts, type FeatureKey } from '@word-unfolded/domain';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Allowances, allowanceOf, orUnavailable } from './allowances.js';
import { MeteringClock } from './metering-clock.js';
import { payerNameOf } from './payer-name.js';
import { releaseScript } from './scripts/release.script.js';
import { reserveScript } from './scripts/reserve.script.js';
import { settleScript } from './scripts/settle.script.js';
import { SpentRelay } from './spent-relay.js';
import { dayBefore, dayKeys, outboxKey, partOf } from './usage-keys.js';

/** How long something may be reserved before it counts as given up, in milliseconds. */
const RESERVED_FOR_MS = 15 * 60_000;

/** What is to be set aside. */
export type Reservation = {
  /** Of the answer or the like that it is for; the same id reserves, and is charged, once. */
  readonly id: string;
  readonly feature: FeatureKey;
  /** What may be used at most, in whole numbers; what is not named is nothing. */
  readonly amounts: Partial<Amounts>;
};

/** The counters of a payer today and the day before, and when those of today go. */
type Place = { readonly now: Date; readonly keys: readonly string[]; readonly goAt: number };

/**
 * Counts what is used against the limits of a day: reserves before something is done, and settles or gives back after it.
 * Each act is one step in Redis, for all processes together. Days are those of UTC; what is reserved before midnight is
 * charged to the day before it.
 */
@Injectable()
export class Meter {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly allowances: Allowances,
    private readonly relay: SpentRelay,
    private readonly clock: MeteringClock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Sets amounts aside, all of them or none, for 15 minutes. An id that is reserved is held for another 15 minutes and no
   * more is set aside; one that was settled is not reserved again.
   *
   * @returns what is left then
   * @throws CatalogueError LIMIT_REACHED with `retryAfter` in seconds and `resetAt`; SERVICE_UNAVAILABLE while Redis is away
   */
  async reserve(payer: Payer, { id, feature, amounts }: Reservation): Promise<Allowance> {
    return orUnavailable(async () => {
      const { now, keys, goAt } = this.placeOf(payer);
      const limits = await this.allowances.limitsOf(payer);
      const { used, outcome } = await reserveScript.run(this.redis, keys, {
        now: now.getTime(),
        id,
        feature,
        tier: limits.tier,
        amounts: whole(amounts),
        limits: limits.limited && limits.limits,
        ends: now.getTime() + RESERVED_FOR_MS,
        goAt,
      });
      if (outcome === 'refused') throw limitReached(now);
      return allowanceOf(limits, used, now);
    });
  }

  /**
   * Charges what was really used, once, and gives the rest back. More than was reserved is charged only as far as the limits
   * leave room. Charges also what has expired meanwhile. An id that was never reserved, or was released, is not charged.
   *
   * @returns what is left then
   * @throws CatalogueError SERVICE_UNAVAILABLE while Redis is away; the reservation then expires by itself
   */
  async settle(payer: Payer, id: string, used: Partial<Amounts>): Promise<Allowance> {
    return orUnavailable(async () => {
      const { now, keys } = this.placeOf(payer);
      const limits = await this.allowances.limitsOf(payer);
      const name = payerNameOf(payer);
      const part = partOf(name.id);
      const settled = await settleScript.run(this.redis, [...keys, outboxKey(part)], {
        now: now.getTime(),
        id,
        amounts: whole(used),
        limits: limits.limited && limits.limits,
        payer: name,
        days: [usageDay(now), dayBefore(now)],
        at: now.toISOString(),
      });
      if (settled.outcome === 'charged') this.relay.wake(part);
      if (settled.outcome === 'unknown') this.log.warn({ id }, 'nothing was reserved, so nothing is charged');
      return allowanceOf(limits, settled.used, now);
    });
  }

  /**
   * Gives back what is set aside: nothing is charged. Nothing happens when it was settled or is not known.
   *
   * @throws CatalogueError SERVICE_UNAVAILABLE while Redis is away; the reservation then expires by itself
   */
  async release(payer: Payer, id: string): Promise<void> {
    const { now, keys } = this.placeOf(payer);
    await orUnavailable(() => releaseScript.run(this.redis, keys, { now: now.getTime(), id }));
  }

  /**
   * What is left today.
   *
   * @throws CatalogueError SERVICE_UNAVAILABLE while Redis is away
   */
  remaining(payer: Payer): Promise<Allowance> {
    return this.allowances.remaining(payer);
  }

  private placeOf(payer: Payer): Place {
    const now = this.clock.now();
    const { id } = payerNameOf(payer);
    const [today, before] = [dayKeys(id, usageDay(now)), dayKeys(id, dayBefore(now))];
    const keys = [today, before].flatMap(({ spent, held, ended }) => [spent, held, ended]);
    return { now, keys, goAt: today.goAt };
  }
}

/** Every metric in whole numbers: a begun one counts. */
function whole(amounts: Partial<Amounts>): Amounts {
  return amountsOf((metric) => Math.max(0, Math.ceil(amounts[metric] ?? 0)));
}

function limitReached(now: Date): CatalogueError {
  const resetAt = usageResetsAt(now);
  const retryAfter = Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1_000));
  return CatalogueError.with('LIMIT_REACHED', {}, { fields: { retryAfter, resetAt: resetAt.toISOString() } });
}
