import { Controller } from '@nestjs/common';
import { AppError, SavePost, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { slugOf } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { Handles } from '@word-unfolded/service-kit';
import { administeredView } from '../records/post-view.js';
import { PostRepository } from '../records/post.repository.js';
import type { PostRecord } from '../records/post.schema.js';
import { PostStore, type PostChanges } from '../post-store.js';
import { PostTwins } from './post-twins.js';
import { QuotationCheck } from './quotation-check.js';

type Request = RequestOf<typeof SavePost>;

/** Saves a post, and publishes, schedules, archives or withdraws it. */
@Controller()
export class SavePostUseCase {
  constructor(
    private readonly posts: PostRepository,
    private readonly store: PostStore,
    private readonly twins: PostTwins,
    private readonly quotations: QuotationCheck,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError as the contract says */
  @Handles(SavePost)
  async execute(request: Request): Promise<ResponseOf<typeof SavePost>> {
    const post = await this.posts.find(request.id);
    if (!post) throw AppError.of('POST_NOT_FOUND');
    if (post.version !== request.version) throw AppError.of('POST_CHANGED');
    const changes: PostChanges = {
      slug: slugFor(post, request),
      group: await this.twins.groupWith(request.twinId, post.language, post),
      content: request.content,
      quotations: null,
      ...(await this.action(post, request)),
    };
    const changed = await this.store.change(post, changes, {
      by: request.by,
      keepsVersion: !request.autosave || request.action !== 'save',
    });
    return administeredView(await this.quotations.of(changed), await this.twins.of(changed));
  }

  private async action(post: PostRecord, request: Request): Promise<PostChanges> {
    const { action, content, publishAt, timeZone } = request;
    if (action === 'save') return {};
    const unseen = { published: null, publishAt: null, timeZone: null } as const;
    if (action === 'archive') return { ...unseen, state: 'archived' };
    if (action === 'withdraw') return { ...unseen, state: 'draft' };
    if (!content.title || !content.summary || !content.body.trim()) throw AppError.of('POST_INCOMPLETE');
    const now = this.clock.now();
    if (action === 'schedule') {
      const at = publishAt === undefined ? now : new Date(publishAt);
      if (at <= now) throw AppError.of('POST_TIME_PAST');
      // What readers see stays until then, if the post was published before.
      return { state: 'scheduled', publishAt: at, timeZone: timeZone ?? null };
    }
    return {
      state: 'published',
      published: await this.store.published(content, post.language),
      ...{ publishAt: null, timeZone: null },
      publishedAt: post.publishedAt ?? now,
    };
  }
}

/** @throws AppError POST_SLUG_FIXED */
function slugFor(post: PostRecord, { slug, content }: Request): string {
  const wanted = slug || (post.slug.startsWith('post-') ? slugOf(content.title) : '') || post.slug;
  if (wanted === post.slug) return wanted;
  if (post.publishedAt !== null) {
    if (slug) throw AppError.of('POST_SLUG_FIXED');
    return post.slug;
  }
  return wanted;
}
