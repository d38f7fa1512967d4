import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { learnCostScript } from './scripts/learn-cost.script.js';

/** A cost counts with this weight in the average, so that some forty costs make it. */
const WEIGHT = 0.05;

/** An average that no cost has renewed for this long is of an operation that has changed since, or is gone. */
const KEPT_MS = 30 * 86_400_000;

/** No operation costs more; a larger number is a mistake. */
const MOST = 1_000_000;

/** What an operation costs as a rule, and by how much a cost usually differs from it. */
export type UsualCost = { readonly mean: number; readonly deviation: number };

/** What operations really cost: a moving average by name, which all processes share. */
@Injectable()
export class UsualCosts {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** The usual cost of an operation; undefined before its first cost is known. @throws the errors of Redis */
  async of(name: string): Promise<UsualCost | undefined> {
    const [mean, deviation] = (await this.redis.hmget(keyOf(name), 'mean', 'deviation')).map(Number);
    const isKnown = mean && Number.isFinite(mean) && Number.isFinite(deviation);
    return isKnown ? { mean, deviation: deviation ?? 0 } : undefined;
  }

  /** Adds the cost of a completed operation. A failure is only logged: the next cost will do as well. */
  async learn(name: string, cost: number): Promise<void> {
    if (!Number.isFinite(cost) || cost <= 0) return;
    const input = { cost: Math.min(MOST, cost), weight: WEIGHT, keptMs: KEPT_MS };
    await learnCostScript
      .run(this.redis, [keyOf(name)], input)
      .catch((error: unknown) => this.log.warn({ err: error, name }, 'a cost was not added to its average'));
  }
}

function keyOf(name: string): string {
  return `usage:cost:${name}`;
}
