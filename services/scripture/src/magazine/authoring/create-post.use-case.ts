import { Controller } from '@nestjs/common';
import { CreatePost, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { slugOf } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { Handles } from '@word-unfolded/service-kit';
import { administeredView } from '../records/post-view.js';
import { postId } from '../records/post.schema.js';
import { PostStore } from '../post-store.js';
import { PostTwins } from './post-twins.js';
import { QuotationCheck } from './quotation-check.js';

/** Creates the draft of a post. */
@Controller()
export class CreatePostUseCase {
  constructor(
    private readonly store: PostStore,
    private readonly twins: PostTwins,
    private readonly quotations: QuotationCheck,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError POST_SLUG_TAKEN, POST_TWIN_LANGUAGE, POST_TWIN_TAKEN, POST_NOT_FOUND for the twin */
  @Handles(CreatePost)
  async execute(request: RequestOf<typeof CreatePost>): Promise<ResponseOf<typeof CreatePost>> {
    const { slug, content, language, twinId, by } = request;
    const now = this.clock.now();
    const _id = postId();
    const group = await this.twins.groupWith(twinId, language);
    const post = await this.store.add({
      // A draft without a title has an address of its own until it gets one.
      slug: slug || slugOf(content.title) || `post-${_id.toHexString()}`,
      ...{ _id, language, group, state: 'draft', version: 1, content, published: null },
      ...{
        publishAt: null,
        timeZone: null,
        publishedAt: null,
        createdAt: now,
        updatedAt: now,
        updatedBy: by,
      },
      ...{ cover: null, quotations: null, origin: null, deletedAt: null },
    });
    return administeredView(await this.quotations.of(post), await this.twins.of(post));
  }
}
