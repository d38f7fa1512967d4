import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { UnitOfWork } from '@word-unfolded/persistence';
import { PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { addUp } from './add-up.js';
import { RebuildRollupsUseCase } from './rebuild-rollups.use-case.js';
import { RollupRepository } from './rollup.repository.js';

/** How long an entry waits at most, in milliseconds. */
const FOLD_EVERY_MS = 1_000;

const AT_ONCE = 2_000;

/** Adds the entries of facts to the sums, each once: replicas take turns by the state document. */
@Injectable()
export class RollupFolder implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: FOLD_EVERY_MS,
    firstAfterMs: 0,
    run: (signal) => this.foldAll(signal),
    onError: (error) =>
      this.log.warn({ err: error }, 'could not add up what was counted; the next run retries'),
  });
  private isBuilt = false;

  constructor(
    private readonly rollups: RollupRepository,
    private readonly rebuild: RebuildRollupsUseCase,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  private async foldAll(signal: AbortSignal): Promise<void> {
    this.isBuilt ||= await this.rebuild.buildOnce();
    while (!signal.aborted && (await this.rollups.hasEntries())) await this.unitOfWork.run(() => this.fold());
  }

  private async fold(): Promise<void> {
    await this.rollups.claim();
    const entries = await this.rollups.oldestEntries(AT_ONCE);
    await this.rollups.add(addUp(entries));
    await this.rollups.removeEntries(entries);
  }
}
