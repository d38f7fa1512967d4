import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { RebuildCountersUseCase } from './rebuild-counters.use-case.js';

/** Stands in Redis as long as Redis has its data: without it the counters are made anew. */
const MARK = 'usage:counted';

/** How often is looked whether Redis has lost its data, in milliseconds. */
const LOOK_EVERY_MS = 10_000;

/** Notices that Redis has lost its data, such as after a restart without a disk, and has the counters made anew. */
@Injectable()
export class CounterKeeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private readonly look = () => this.check();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly rebuild: RebuildCountersUseCase,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(this.look, LOOK_EVERY_MS);
    this.redis.on('ready', this.look);
    this.check();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    this.redis.off('ready', this.look);
    await this.running;
  }

  private check(): void {
    if (this.timer === undefined) return;
    this.running ??= this.keep()
      .catch((error: unknown) => this.log.warn({ err: error }, 'the counters could not be looked at'))
      .finally(() => {
        this.running = undefined;
      });
  }

  private async keep(): Promise<void> {
    if (this.redis.status !== 'ready' || (await this.redis.exists(MARK))) return;
    await this.rebuild.execute();
    await this.redis.set(MARK, '1');
  }
}
