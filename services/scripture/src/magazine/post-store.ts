import { Injectable } from '@nestjs/common';
import { AppError, contentPurged, MAGAZINE_TAG, type PostContent } from '@word-unfolded/contracts';
import { readingMinutes, type Language } from '@word-unfolded/domain';
import { isDuplicateKey, Outbox, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { wordsOfPost } from './reading/post-words.js';
import { SearchedPosts } from './reading/searched-posts.js';
import { referencesIn, type FoundReference } from './reading/references-in.js';
import { PostVersionRepository } from './records/post-version.repository.js';
import { PostRepository } from './records/post.repository.js';
import { isSeen } from './records/post-view.js';
import type { PostRecord, PublishedContent } from './records/post.schema.js';

/** What a change replaces. */
export type PostChanges = Partial<Omit<PostRecord, '_id' | 'version' | 'updatedAt' | 'updatedBy'>>;

/** A text that is being written becomes a version this often, in milliseconds. */
const VERSION_EVERY_MS = 10 * 60_000;

/**
 * Stores changes of posts: each in a transaction with its version, and with the purge by which gateways forget what they
 * have cached.
 */
@Injectable()
export class PostStore {
  constructor(
    private readonly posts: PostRepository,
    private readonly versions: PostVersionRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly searched: SearchedPosts,
  ) {}

  /** @throws AppError POST_SLUG_TAKEN, POST_TWIN_TAKEN */
  async add(post: PostRecord): Promise<PostRecord> {
    return takenAddress(
      this.unitOfWork.run(async () => {
        await this.posts.insert(post);
        await this.addVersion(post);
        if (isSeen(post)) await this.purge();
        return post;
      }),
    );
  }

  /**
   * @param by the account of the author; null for a change that nobody makes, such as a scheduled publication
   * @param keepsVersion whether the new text becomes a version; otherwise it does when the last one is old. A text
   * that another author has written, or that is replaced as a whole, becomes one before it is changed.
   * @throws AppError POST_CHANGED if another version is stored, POST_SLUG_TAKEN, POST_TWIN_TAKEN
   */
  change(
    post: PostRecord,
    changes: PostChanges,
    {
      by,
      keepsVersion,
      replacesText = false,
    }: { readonly by: string | null; readonly keepsVersion: boolean; readonly replacesText?: boolean },
  ): Promise<PostRecord> {
    const now = this.clock.now();
    return takenAddress(
      this.unitOfWork.run(async () => {
        const changed = await this.posts.change(post._id, post.version, {
          ...changes,
          updatedAt: now,
          updatedBy: by ?? post.updatedBy,
        });
        if (!changed) throw AppError.of('POST_CHANGED');
        if (replacesText || (by !== null && by !== post.updatedBy)) await this.keepVersion(post);
        if (keepsVersion || (await this.isVersionDue(changed, now))) await this.addVersion(changed);
        if (isSeen(post) || isSeen(changed)) await this.purge();
        return changed;
      }),
    );
  }

  /**
   * The text that readers get when a content is published now.
   *
   * @param references those in its body, if they are known
   */
  async published(
    content: PostContent,
    language: Language,
    references?: readonly FoundReference[],
  ): Promise<PublishedContent> {
    return {
      ...content,
      references: references ?? (await referencesIn(content.body, language)),
      readingMinutes: readingMinutes(content.body),
      changedAt: this.clock.now(),
      words: wordsOfPost(content),
    };
  }

  private async isVersionDue({ _id }: PostRecord, now: Date): Promise<boolean> {
    const latest = await this.versions.latest(_id);
    return !latest || now.getTime() - latest.savedAt.getTime() >= VERSION_EVERY_MS;
  }

  private async keepVersion(post: PostRecord): Promise<void> {
    if (!(await this.versions.find(post._id, post.version))) await this.addVersion(post);
  }

  private async addVersion({
    _id,
    version,
    updatedAt,
    updatedBy,
    content,
    state,
  }: PostRecord): Promise<void> {
    await this.versions.add({
      ...{ postId: _id, version, savedAt: updatedAt, by: updatedBy, content },
      published: state === 'published',
    });
  }

  private async purge(): Promise<void> {
    this.searched.changed();
    await this.outbox.add(contentPurged('scripture'), { tags: [MAGAZINE_TAG] });
  }
}

/** Addresses and versions in a language are unique by indexes. */
async function takenAddress(change: Promise<PostRecord>): Promise<PostRecord> {
  try {
    return await change;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw AppError.with(
      isDuplicateKey(error, 'slug') ? 'POST_SLUG_TAKEN' : 'POST_TWIN_TAKEN',
      {},
      { cause: error },
    );
  }
}
