import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CheckQuotations } from '@word-unfolded/contracts';
import { POST_LIMITS } from '@word-unfolded/domain';
import { PeriodicTask } from '@word-unfolded/primitives';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { PostRepository } from '../records/post.repository.js';
import type { PostRecord } from '../records/post.schema.js';

const LOOK_EVERY_MS = 15_000;

const AT_A_TIME = 20;

/**
 * Compares the quotations of posts with stored Scripture. A post is saved whether or not they can be compared at the
 * moment; those that could not are compared later.
 */
@Injectable()
export class QuotationCheck implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    run: (signal) => this.catchUp(signal),
    onError: (error) => this.log.debug({ err: error }, 'quotations of posts are compared later'),
  });

  constructor(
    private readonly posts: PostRepository,
    private readonly client: ContractClient,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** The post with the result of the check; without one if the words cannot be compared now. */
  async of(post: PostRecord): Promise<PostRecord> {
    try {
      const { summary, body } = post.content;
      const { quotations } = await this.client.ask(CheckQuotations, {
        text: `${summary}\n\n${body}`.slice(0, POST_LIMITS.bodyCharacters),
        language: post.language,
      });
      await this.posts.note(post._id, post.version, { quotations });
      return { ...post, quotations };
    } catch (error) {
      this.log.debug({ err: error }, 'the quotations of a post could not be compared');
      return post;
    }
  }

  /** Compares what can be compared now. It ends when nothing of a batch could be. */
  private async catchUp(signal: AbortSignal): Promise<void> {
    for (;;) {
      const posts = await this.posts.unchecked({ limit: AT_A_TIME });
      let compared = 0;
      for (const post of posts) {
        if (signal.aborted) return;
        if ((await this.of(post)).quotations !== null) compared += 1;
      }
      if (posts.length < AT_A_TIME || compared === 0) return;
    }
  }
}
