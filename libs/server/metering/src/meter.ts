import { Inject, Injectable } from '@nestjs/common';
import type { AppError, Allowance, MeteredSubject } from '@word-unfolded/contracts';
import { amountsOf, usageDay, type Amounts, type FeatureKey } from '@word-unfolded/domain';
import { assertCallerWaits, LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { Allowances, allowanceOf, orUnavailable } from './allowances.js';
import { Clock } from '@word-unfolded/primitives';
import { subjectNameOf } from './subject-name.js';
import { releaseScript } from './scripts/release.script.js';
import { reserveScript } from './scripts/reserve.script.js';
import { answersInProgress, limitReached } from './limit-errors.js';
import { settleScript } from './scripts/settle.script.js';
import { UsageRelay } from './usage-relay.js';
import { dayBefore, dayKeys, outboxKey, partOf } from './usage-keys.js';

/** How long a reservation lasts before it expires, in milliseconds. */
const RESERVED_FOR_MS = 15 * 60_000;

/** Pause before a reservation that waits for others is tried again, in milliseconds. */
const TRIED_EVERY_MS = 100;

/** A reservation request. */
export type Reservation = {
  /** The id of the generation, for example. One id is reserved and charged only once. */
  readonly id: string;
  readonly feature: FeatureKey;
  /** The expected usage. A metric that is not listed is zero. */
  readonly amounts: Partial<Amounts>;
  /** Less that will do for a metric when not all of its amount is left. Without it the whole amount is needed. */
  readonly least?: Partial<Amounts>;
  /** How long it waits, in milliseconds, while nothing but open reservations are in its way. */
  readonly waitMs?: number;
};

/** An attempt to reserve: refused, and whether only because open reservations hold what is needed. */
type Attempt = {
  readonly allowance: Allowance;
  readonly refusal?: { readonly error: AppError; readonly isHeld: boolean };
};

/** The result of a charged operation, and its usage. */
export type Charged<Result> = { readonly result: Result; readonly used: Partial<Amounts> };

/** The counters of a subject for today and yesterday, and the expiry time of today's counters. */
type DayCounters = { readonly now: Date; readonly keys: readonly string[]; readonly expiresAt: number };

/**
 * Counts usage against the daily limits: reserves before an operation, and settles or releases afterwards. Each step is
 * atomic in Redis, for all processes together. Days are UTC days. A reservation from before midnight is charged to the
 * previous day.
 */
@Injectable()
export class Meter {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly allowances: Allowances,
    private readonly relay: UsageRelay,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Reserves amounts of all metrics, or nothing, for 15 minutes. Where not all of an amount is left, open reservations
   * shrink to their least amounts, and this one takes what is left. A repeated call for an open id only extends the
   * reservation by another 15 minutes. A settled id is not reserved again.
   *
   * @returns the remaining allowance
   * @throws AppError LIMIT_REACHED with `retryAfter` in seconds and `resetAt`; ANSWERS_IN_PROGRESS if it has waited for
   *   open reservations in vain; SERVICE_UNAVAILABLE if Redis is not available
   */
  async reserve(subject: MeteredSubject, reservation: Reservation): Promise<Allowance> {
    const { waitMs } = reservation;
    const until = performance.now() + (waitMs ?? 0);
    for (;;) {
      const { allowance, refusal } = await orUnavailable(() => this.tryToReserve(subject, reservation));
      if (!refusal) return allowance;
      if (waitMs === undefined || !refusal.isHeld) throw refusal.error;
      if (performance.now() >= until) throw answersInProgress(this.clock.now());
      await pause(TRIED_EVERY_MS);
    }
  }

  private async tryToReserve(
    subject: MeteredSubject,
    { id, feature, amounts, least }: Reservation,
  ): Promise<Attempt> {
    const { now, keys, expiresAt } = this.countersOf(subject);
    const limits = await this.allowances.limitsOf(subject);
    const needed = roundedUp({ ...amounts, ...least });
    const result = await reserveScript.run(this.redis, keys, {
      now: now.getTime(),
      id,
      feature,
      tier: limits.tier,
      amounts: roundedUp(amounts),
      least: needed,
      limits: limits.limited && limits.limits,
      ends: now.getTime() + RESERVED_FOR_MS,
      goAt: expiresAt,
    });
    const allowance = allowanceOf(limits, result.used, now);
    if (result.outcome !== 'refused') return { allowance };
    const { metric, left, unspent } = result;
    const total = limits.limits[metric];
    const error = limitReached({ metric, left, total, needed: needed[metric] }, now);
    // Questions that are being answered will be charged, but of their tokens some are usually given back.
    const isHeld = metric === 'tokens' && unspent >= needed.tokens;
    return { allowance, refusal: { error, isHeld } };
  }

  /**
   * Charges the actual usage, once, and releases the rest. Usage above the reservation is charged only up to the limit.
   * An expired reservation is charged too. An id that was never reserved, or was released, is not charged.
   *
   * @returns the remaining allowance
   * @throws AppError SERVICE_UNAVAILABLE if Redis is not available; the reservation then expires
   */
  async settle(subject: MeteredSubject, id: string, used: Partial<Amounts>): Promise<Allowance> {
    return orUnavailable(async () => {
      const { now, keys } = this.countersOf(subject);
      const limits = await this.allowances.limitsOf(subject);
      const name = subjectNameOf(subject);
      const part = partOf(name.id);
      const settled = await settleScript.run(this.redis, [...keys, outboxKey(part)], {
        now: now.getTime(),
        id,
        amounts: roundedUp(used),
        limits: limits.limited && limits.limits,
        payer: name,
        days: [usageDay(now), dayBefore(now)],
        at: now.toISOString(),
      });
      if (settled.outcome === 'charged') this.relay.wake(part);
      if (settled.outcome === 'unknown') this.log.warn({ id }, 'no reservation found, nothing charged');
      return allowanceOf(limits, settled.used, now);
    });
  }

  /**
   * Runs an operation and charges its usage. A failed operation costs nothing, nor does one that ends after the
   * caller's deadline. If the charge itself fails, the caller still gets the result.
   *
   * @throws AppError those of `reserve` before the operation starts; SERVICE_TIMEOUT if the caller has
   *   stopped waiting; and the errors of the operation
   */
  async charge<Result>(
    subject: MeteredSubject,
    reservation: Reservation,
    work: () => Promise<Charged<Result>>,
  ): Promise<Result> {
    const { id } = reservation;
    await this.reserve(subject, reservation);
    const done = await workInTime(work).catch(async (error: unknown) => {
      await this.release(subject, id).catch(() => {}); // The reservation then expires.
      throw error;
    });
    await this.settle(subject, id, done.used).catch((error: unknown) =>
      this.log.warn({ err: error, id }, 'charging a completed operation failed'),
    );
    return done.result;
  }

  /**
   * Releases a reservation without a charge. Has no effect if it was settled or is unknown.
   *
   * @throws AppError SERVICE_UNAVAILABLE if Redis is not available; the reservation then expires
   */
  async release(subject: MeteredSubject, id: string): Promise<void> {
    const { now, keys } = this.countersOf(subject);
    await orUnavailable(() => releaseScript.run(this.redis, keys, { now: now.getTime(), id }));
  }

  /**
   * The remaining allowance of today.
   *
   * @throws AppError SERVICE_UNAVAILABLE if Redis is not available
   */
  remaining(subject: MeteredSubject): Promise<Allowance> {
    return this.allowances.remaining(subject);
  }

  private countersOf(subject: MeteredSubject): DayCounters {
    const now = this.clock.now();
    const { id } = subjectNameOf(subject);
    const [today, before] = [dayKeys(id, usageDay(now)), dayKeys(id, dayBefore(now))];
    const keys = [today, before].flatMap(({ spent, held, ended }) => [spent, held, ended]);
    return { now, keys, expiresAt: today.expiresAt };
  }
}

/** @throws AppError SERVICE_TIMEOUT if the caller has stopped waiting for the result */
async function workInTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = await work();
  assertCallerWaits();
  return result;
}

/** Rounds every metric up to an integer. */
function roundedUp(amounts: Partial<Amounts>): Amounts {
  return amountsOf((metric) => Math.max(0, Math.ceil(amounts[metric] ?? 0)));
}
