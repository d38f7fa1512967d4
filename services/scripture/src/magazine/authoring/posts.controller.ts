import { Controller } from '@nestjs/common';
import {
  AppError,
  DeletePost,
  EditPost,
  GetAdministeredPost,
  GetAdministeredPostCover,
  GetPostVersion,
  ListAllPosts,
  ListPostVersions,
  RemovePostCover,
  RestorePost,
  RestorePostVersion,
  SetPostCover,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Clock } from '@word-unfolded/primitives';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { PostVersionRepository } from '../records/post-version.repository.js';
import type { PostVersionRecord } from '../records/post-version.schema.js';
import { administeredView, listedView } from '../records/post-view.js';
import { PostRepository } from '../records/post.repository.js';
import type { PostRecord } from '../records/post.schema.js';
import { PostStore, type PostChanges } from '../post-store.js';
import { Editors } from './editors.js';
import { PostCovers } from './post-covers.js';
import { RESTORABLE_MS } from './post-retention.js';
import { PostTwins } from './post-twins.js';
import { QuotationCheck } from './quotation-check.js';

/** The messages of administrators about posts, besides creating and saving one. */
@Controller()
export class PostsController {
  constructor(
    private readonly posts: PostRepository,
    private readonly versions: PostVersionRepository,
    private readonly store: PostStore,
    private readonly twins: PostTwins,
    private readonly covers: PostCovers,
    private readonly editors: Editors,
    private readonly quotations: QuotationCheck,
    private readonly clock: Clock,
  ) {}

  @Handles(ListAllPosts)
  async list(request: RequestOf<typeof ListAllPosts>): Promise<ResponseOf<typeof ListAllPosts>> {
    const { posts, total } = await this.posts.all(request);
    const { page, limit } = request;
    const twins = await Promise.all(posts.map((post) => this.twins.of(post)));
    return {
      posts: posts.map((post, index) => listedView(post, twins[index]!)),
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
    };
  }

  /** @throws AppError POST_NOT_FOUND */
  @Handles(GetAdministeredPost)
  async get({ id }: RequestOf<typeof GetAdministeredPost>): Promise<ResponseOf<typeof GetAdministeredPost>> {
    return this.view(await this.find(id));
  }

  /** @throws AppError POST_NOT_FOUND */
  @Handles(DeletePost)
  async delete(
    { id }: RequestOf<typeof DeletePost>,
    context: CallContext,
  ): Promise<ResponseOf<typeof DeletePost>> {
    const deletedAt = this.clock.now();
    await this.change(await this.find(id), { deletedAt, published: null, publishAt: null }, context);
    return { id, restorableUntil: new Date(deletedAt.getTime() + RESTORABLE_MS).toISOString() };
  }

  /** @throws AppError POST_NOT_FOUND */
  @Handles(RestorePost)
  async restore(
    { id }: RequestOf<typeof RestorePost>,
    context: CallContext,
  ): Promise<ResponseOf<typeof RestorePost>> {
    const post = await this.posts.findDeleted(id);
    if (!post) throw AppError.of('POST_NOT_FOUND');
    return this.view(await this.change(post, { deletedAt: null, state: 'draft' }, context));
  }

  /** @throws AppError POST_NOT_FOUND */
  @Handles(ListPostVersions)
  async listVersions({
    id,
  }: RequestOf<typeof ListPostVersions>): Promise<ResponseOf<typeof ListPostVersions>> {
    const { _id } = await this.find(id);
    return { versions: (await this.versions.list(_id)).map(versionView) };
  }

  /** @throws AppError POST_NOT_FOUND */
  @Handles(GetPostVersion)
  async getVersion({
    id,
    version,
  }: RequestOf<typeof GetPostVersion>): Promise<ResponseOf<typeof GetPostVersion>> {
    const { _id } = await this.find(id);
    const found = await this.versions.find(_id, version);
    if (!found) throw AppError.of('POST_NOT_FOUND');
    return { ...versionView(found), content: found.content };
  }

  /** @throws AppError POST_NOT_FOUND, POST_CHANGED */
  @Handles(RestorePostVersion)
  async restoreVersion({
    id,
    version,
    current,
    by,
  }: RequestOf<typeof RestorePostVersion>): Promise<ResponseOf<typeof RestorePostVersion>> {
    const post = await this.find(id);
    if (post.version !== current) throw AppError.of('POST_CHANGED');
    const earlier = await this.versions.find(post._id, version);
    if (!earlier) throw AppError.of('POST_NOT_FOUND');
    const changes = { content: earlier.content, quotations: null };
    const restored = await this.store.change(post, changes, { by, keepsVersion: true, replacesText: true });
    return this.view(await this.quotations.of(restored));
  }

  /** @throws AppError POST_NOT_FOUND */
  @Handles(EditPost)
  async edit({ id, by, name }: RequestOf<typeof EditPost>): Promise<ResponseOf<typeof EditPost>> {
    const { version } = await this.find(id);
    return { version, others: await this.editors.note(id, { id: by, name }) };
  }

  /** @throws AppError POST_NOT_FOUND, POST_COVER_NOT_FOUND */
  @Handles(GetAdministeredPostCover)
  async cover({
    id,
  }: RequestOf<typeof GetAdministeredPostCover>): Promise<ResponseOf<typeof GetAdministeredPostCover>> {
    const { cover } = await this.find(id);
    if (cover === null) throw AppError.of('POST_COVER_NOT_FOUND');
    return { key: cover };
  }

  /** @throws AppError POST_NOT_FOUND, POST_COVER_INVALID, POST_COVER_TOO_LARGE */
  @Handles(SetPostCover)
  async setCover(
    { id, upload }: RequestOf<typeof SetPostCover>,
    context: CallContext,
  ): Promise<ResponseOf<typeof SetPostCover>> {
    const post = await this.find(id);
    const cover = await this.covers.take(upload);
    return this.replaceCover(post, cover, context);
  }

  /** @throws AppError POST_NOT_FOUND */
  @Handles(RemovePostCover)
  async removeCover(
    { id }: RequestOf<typeof RemovePostCover>,
    context: CallContext,
  ): Promise<ResponseOf<typeof RemovePostCover>> {
    return this.replaceCover(await this.find(id), null, context);
  }

  private async replaceCover(post: PostRecord, cover: string | null, context: CallContext) {
    try {
      const changed = await this.change(post, { cover }, context);
      if (post.cover !== null) await this.covers.remove(post.cover);
      return await this.view(changed);
    } catch (error) {
      if (cover !== null) await this.covers.remove(cover);
      throw error;
    }
  }

  private change(post: PostRecord, changes: PostChanges, { caller }: CallContext): Promise<PostRecord> {
    const by = caller.kind === 'reader' ? caller.id : null;
    return this.store.change(post, changes, { by, keepsVersion: false });
  }

  private async find(id: string): Promise<PostRecord> {
    const post = await this.posts.find(id);
    if (!post) throw AppError.of('POST_NOT_FOUND');
    return post;
  }

  private async view(post: PostRecord) {
    return administeredView(post, await this.twins.of(post));
  }
}

function versionView({ version, savedAt, by, published }: Omit<PostVersionRecord, 'content'>) {
  return { version, savedAt: savedAt.toISOString(), by, published };
}
