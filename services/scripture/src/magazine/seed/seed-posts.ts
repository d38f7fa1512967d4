import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { Clock, PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { PostRepository } from '../records/post.repository.js';
import { postId } from '../records/post.schema.js';
import { PostStore } from '../post-store.js';
import { readSeedPosts, type SeedPost } from './read-seed-posts.js';

const RETRY_EVERY_MS = 2_000;

/**
 * Adds the posts that come with the product, each once: a later version of the product brings its new ones, and does not
 * change what an administrator has changed or deleted.
 */
@Injectable()
export class SeedPosts implements OnApplicationBootstrap, OnModuleDestroy {
  /** The database may be reachable later than the service has started. */
  private readonly task = new PeriodicTask({
    intervalMs: RETRY_EVERY_MS,
    firstAfterMs: 0,
    run: async () => {
      await this.add();
      void this.task.stop();
    },
    onError: (error) => this.log.debug({ err: error }, 'the posts of the product are not stored yet'),
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

  /** Adds those that are not stored. */
  async add(seeds: readonly SeedPost[] = readSeedPosts()): Promise<void> {
    const known = await this.posts.origins();
    for (const seed of seeds) if (!known.has(seed.origin)) await this.addOne(seed);
  }

  private async addOne(seed: SeedPost): Promise<void> {
    const { origin, slug, language, twins, publishedAt, content, references } = seed;
    const now = this.clock.now();
    try {
      await this.store.add({
        ...{ _id: postId(), slug, language, group: postId(`magazine ${twins}`), content, origin },
        ...{ state: 'published', version: 1, publishedAt, createdAt: now, updatedAt: now, updatedBy: null },
        published: {
          ...(await this.store.published(content, language, references)),
          changedAt: publishedAt,
        },
        ...{ publishAt: null, timeZone: null, cover: null, deletedAt: null },
        // A test compares their quotations. Comparing them again would keep the ai service busy after each first start.
        quotations: [],
      });
    } catch (error) {
      // Another replica was faster, or an administrator has given its address to another post.
      if (!(error instanceof AppError && ['POST_SLUG_TAKEN', 'POST_TWIN_TAKEN'].includes(error.code)))
        throw error;
      this.log.debug({ origin }, 'a post of the product is there already');
    }
  }
}
