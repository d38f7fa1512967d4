import { Injectable } from '@nestjs/common';
import { RetentionRule, sweepEach, type ReportFailure } from '@word-unfolded/service-kit';
import { PostVersionRepository } from '../records/post-version.repository.js';
import { PostRepository } from '../records/post.repository.js';
import { PostCovers } from './post-covers.js';

const HOUR_MS = 3_600_000;

/** For how long a deleted post can be restored, in milliseconds: as long as an entry in the bin. */
export const RESTORABLE_MS = 30 * 24 * HOUR_MS;

/**
 * Removes deleted posts. Those that came with the product stay deleted, because a removed one would come along again at
 * the next start.
 */
@Injectable()
export class PostRetention extends RetentionRule {
  override readonly name = 'deleted posts';
  override readonly everyMs = HOUR_MS;

  constructor(
    private readonly posts: PostRepository,
    private readonly versions: PostVersionRepository,
    private readonly covers: PostCovers,
  ) {
    super();
  }

  override removeExpired(now: Date, failed: ReportFailure): Promise<number> {
    const before = new Date(now.getTime() - RESTORABLE_MS);
    return sweepEach({
      find: (limit, skip) => this.posts.deletedBefore(before, limit, skip),
      remove: async ({ _id, cover }) => {
        if (cover !== null) await this.covers.remove(cover);
        await this.versions.removeOf(_id);
        await this.posts.remove(_id);
      },
      failed,
    });
  }
}
