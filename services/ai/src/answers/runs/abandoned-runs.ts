import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { AnswerTimes } from '../answer-times.js';
import { AnswerRunner } from './answer-runner.js';
import { Replicas } from './replicas.js';
import { RunStore } from './run-store.js';

/** Looks for answers that nobody goes on with: those of replicas that are gone, and own ones that were let go. */
@Injectable()
export class AbandonedRuns implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly runner: AnswerRunner,
    private readonly replicas: Replicas,
    private readonly store: RunStore,
    private readonly times: AnswerTimes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.looking ??= this.look()
        .catch((error: unknown) =>
          this.log.debug({ err: error }, 'abandoned answers could not be looked for'),
        )
        .finally(() => {
          this.looking = undefined;
        });
    }, this.times.lookMs);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    for (const answerId of await this.store.runsOf(this.replicas.own))
      if (!this.runner.live(answerId)) await this.adopt(this.replicas.own, answerId);
    for (const replica of await this.replicas.dead()) {
      const answers = await this.store.runsOf(replica);
      for (const answerId of answers) await this.adopt(replica, answerId);
      if (answers.length === 0) await this.replicas.forget(replica);
    }
  }

  private async adopt(replica: string, answerId: string): Promise<void> {
    const run = await this.store.look(answerId);
    if (run?.replica === replica && run.status !== 'ended' && run.status !== 'refused')
      await this.runner.adopt(answerId, run);
    else if (!this.runner.live(answerId)) await this.store.forgetRun(replica, answerId);
  }
}
