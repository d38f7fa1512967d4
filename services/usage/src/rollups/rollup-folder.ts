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
    while (!signal.aborted && (await this.rollups.hasEntries()))
      this.rollups.noteChanged(await this.unitOfWork.run(() => this.fold()));
  }

  /** @returns the times whose sums have changed */
  private async fold(): Promise<string[]> {
    await this.rollups.claim();
    const entries = await this.rollups.oldestEntries(AT_ONCE);
    const sums = addUp(entries);
    await this.rollups.add(sums);
    await this.rollups.removeEntries(entries);
    return sums.map(({ at }) => at);
  }
}
