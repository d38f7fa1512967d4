import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { PostRepository } from '../records/post.repository.js';
import { PostStore } from '../post-store.js';

/** A scheduled post appears within a few seconds of its time. */
const LOOK_EVERY_MS = 2_000;

const AT_A_TIME = 50;

/** Publishes scheduled posts when their time has come; of several replicas that try, one succeeds. */
@Injectable()
export class ScheduledPosts implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    run: () => this.publishDue(),
    onError: (error) => this.log.warn({ err: error }, 'scheduled posts could not be published yet'),
  });

  constructor(
    private readonly posts: PostRepository,
    private readonly store: PostStore,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Publishes what is due now. */
  async publishDue(): Promise<void> {
    const now = this.clock.now();
    for (const post of await this.posts.due(now, AT_A_TIME))
      try {
        await this.store.change(
          post,
          {
            state: 'published',
            published: await this.store.published(post.content, post.language),
            ...{ publishAt: null, timeZone: null, publishedAt: post.publishedAt ?? post.publishAt ?? now },
          },
          { by: null, keepsVersion: true },
        );
      } catch (error) {
        // Another replica was faster, or an author has just changed it: then it is looked at again.
        if (!(error instanceof AppError && error.code === 'POST_CHANGED')) throw error;
      }
  }
}
