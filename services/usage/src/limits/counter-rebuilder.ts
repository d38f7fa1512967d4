import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { RebuildCountersUseCase } from './rebuild-counters.use-case.js';

/** A Redis key that exists as long as Redis has its data. If it is missing, the counters are rebuilt. */
const MARK = 'usage:counted';

/** Interval between checks whether Redis has lost its data, in milliseconds. */
const LOOK_EVERY_MS = 10_000;

/** Detects that Redis has lost its data, for example after a restart without persistence, and rebuilds the counters. */
@Injectable()
export class CounterRebuilder implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    firstAfterMs: 0,
    run: () => this.rebuildIfLost(),
    onError: (error) => this.log.warn({ err: error }, 'could not check the counters; the next run retries'),
  });
  private readonly onRedisReady = () => this.task.wake();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly rebuild: RebuildCountersUseCase,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.redis.on('ready', this.onRedisReady);
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    this.redis.off('ready', this.onRedisReady);
    return this.task.stop();
  }

  private async rebuildIfLost(): Promise<void> {
    if (this.redis.status !== 'ready' || (await this.redis.exists(MARK))) return;
    await this.rebuild.execute();
    await this.redis.set(MARK, '1');
  }
}
