import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '../observability/logger.js';
import { providersOf } from '../service/providers-of.js';
import { RetentionRule } from './retention-rule.js';

/** Applies the retention rules of a service. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private tasks: readonly PeriodicTask[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks = providersOf(this.discovery, RetentionRule).map((rule) => this.taskOf(rule));
    for (const task of this.tasks) task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }

  /** Applies all rules now. */
  async apply(): Promise<void> {
    for (const rule of providersOf(this.discovery, RetentionRule)) await this.applyRule(rule);
  }

  private taskOf(rule: RetentionRule): PeriodicTask {
    return new PeriodicTask({
      intervalMs: rule.everyMs,
      firstAfterMs: 0,
      run: () => this.applyRule(rule),
      onError: (error) => this.report(rule, error),
    });
  }

  private async applyRule(rule: RetentionRule): Promise<void> {
    const removed = await rule.removeExpired(this.clock.now(), (error) => this.report(rule, error));
    if (removed > 0) this.log.info({ rule: rule.name, removed }, 'expired data was removed');
  }

  private report({ name }: RetentionRule, err: unknown): void {
    this.log.warn({ err, rule: name }, 'expired data could not be removed; the next turn retries');
  }
}
