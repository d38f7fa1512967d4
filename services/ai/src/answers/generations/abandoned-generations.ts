import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { AnswerTimes } from '../answer-times.js';
import { AnswerRunner } from './answer-runner.js';
import { Replicas } from './replicas.js';
import { GenerationStore } from './generation-store.js';

/** Looks for abandoned answers: those of dead replicas, and those that this replica has released. */
@Injectable()
export class AbandonedGenerations implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task: PeriodicTask;

  constructor(
    private readonly runner: AnswerRunner,
    private readonly replicas: Replicas,
    private readonly store: GenerationStore,
    times: AnswerTimes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.task = new PeriodicTask({
      intervalMs: times.lookMs,
      run: () => this.look(),
      onError: (error) => this.log.debug({ err: error }, 'the search for abandoned answers failed'),
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  private async look(): Promise<void> {
    for (const answerId of await this.store.runsOf(this.replicas.own))
      if (!this.runner.live(answerId)) await this.tryToTakeOver(this.replicas.own, answerId);
    for (const replica of await this.replicas.dead()) {
      const answers = await this.store.runsOf(replica);
      for (const answerId of answers) await this.tryToTakeOver(replica, answerId);
      if (answers.length === 0) await this.replicas.forget(replica);
    }
  }

  /** An answer that cannot be taken over does not prevent the others from being taken over. */
  private async tryToTakeOver(replica: string, answerId: string): Promise<void> {
    await this.takeOver(replica, answerId).catch((error: unknown) =>
      this.log.warn(
        { err: error, answerId },
        'an abandoned answer could not be taken over and is retried later',
      ),
    );
  }

  private async takeOver(replica: string, answerId: string): Promise<void> {
    const run = await this.store.look(answerId);
    if (run?.replica === replica && run.status !== 'ended' && run.status !== 'refused')
      await this.runner.takeOver(answerId, run);
    else if (!this.runner.live(answerId)) await this.store.forgetGeneration(replica, answerId);
  }
}
