import { Inject, Injectable } from '@nestjs/common';
import type { ListAllPosts, ListPosts, RequestOf } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import escapeStringRegexp from 'escape-string-regexp';
import mongoose, { type Connection, type Model, type QueryFilter, type Types } from 'mongoose';
import { postModel, type PostRecord } from './post.schema.js';

/** A published post without its text. */
export type PostHead = Omit<PostRecord, 'content' | 'quotations'>;

/** What a list of published posts reads. */
const HEAD = { content: 0, quotations: 0, 'published.body': 0, 'published.words': 0 } as const;

/** What a list of administrators reads. */
const LISTED = { 'content.body': 0, 'published.body': 0, 'published.words': 0 } as const;

type Page = { readonly page: number; readonly limit: number };

/** A published post with its text and its words. */
export type SearchedPost = PostHead;

/** What a search among posts reads. */
const SEARCHED = { content: 0, quotations: 0 } as const;

/** What tells whether a post has changed. */
const STATE = { version: 1 } as const;

/** What has a word with each of these beginnings; all of them for none. */
function withEach(beginnings: readonly string[]): QueryFilter<PostRecord> {
  if (beginnings.length === 0) return {};
  return {
    $and: beginnings.map((word) => ({
      'published.words': mongoose.trusted({ $regex: `^${escapeStringRegexp(word)}` }),
    })),
  };
}

/** What readers see in a language. */
function seenIn(language: Language): QueryFilter<PostRecord> {
  return { language, published: mongoose.trusted({ $ne: null }) };
}

/** The posts of the magazine. */
@Injectable()
export class PostRepository {
  private readonly posts: Model<PostRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.posts = postModel(connection);
  }

  async insert(post: PostRecord): Promise<PostRecord> {
    await new this.posts(post).save();
    return post;
  }

  find(id: string): Promise<PostRecord | null> {
    return this.posts.findOne({ _id: id, deletedAt: null }).lean<PostRecord>().exec();
  }

  findDeleted(id: string): Promise<PostRecord | null> {
    return this.posts
      .findOne({ _id: id, deletedAt: mongoose.trusted({ $ne: null }) })
      .lean<PostRecord>()
      .exec();
  }

  bySlug(slug: string): Promise<PostRecord | null> {
    return this.posts.findOne({ slug }).lean<PostRecord>().exec();
  }

  /** The version of a post in another language, deleted ones too. */
  inLanguage(group: Types.ObjectId, language: Language): Promise<PostRecord | null> {
    return this.posts.findOne({ group, language }).lean<PostRecord>().exec();
  }

  /** @returns null if another version is stored */
  change(
    id: Types.ObjectId,
    version: number,
    changes: Partial<Omit<PostRecord, '_id' | 'version'>>,
  ): Promise<PostRecord | null> {
    return this.posts
      .findOneAndUpdate(
        { _id: id, version },
        { $set: changes, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<PostRecord>()
      .exec();
  }

  /** Notes what does not make a new version: the result of the check of its quotations. */
  async note(id: Types.ObjectId, version: number, facts: Pick<PostRecord, 'quotations'>): Promise<void> {
    await this.posts.updateOne({ _id: id, version }, { $set: facts }).exec();
  }

  /** A page of what readers see in a language, the latest first, and the number of all of it. */
  async published({
    language,
    category,
    tag,
    words,
    page,
    limit,
  }: Omit<RequestOf<typeof ListPosts>, 'q'> & { readonly words: readonly string[] }): Promise<{
    posts: PostHead[];
    total: number;
  }> {
    const filter: QueryFilter<PostRecord> = {
      ...seenIn(language),
      ...(category && { 'published.category': category }),
      ...(tag && { 'published.tags': tag }),
      ...withEach(words),
    };
    const [posts, total] = await Promise.all([
      this.posts
        .find(filter, HEAD)
        .sort({ publishedAt: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<PostHead[]>()
        .exec(),
      this.posts.countDocuments(filter).exec(),
    ]);
    return { posts, total };
  }

  /** The versions of everything that readers see, by the id of the post. */
  async publishedStates(): Promise<ReadonlyMap<string, string>> {
    const seen = { published: mongoose.trusted({ $ne: null }) };
    const posts = await this.posts.find(seen, STATE).lean<Pick<PostRecord, '_id' | 'version'>[]>().exec();
    return new Map(posts.map(({ _id, version }) => [_id.toHexString(), String(version)]));
  }

  /** Some of what readers see, with texts and words. */
  toSearch(ids: readonly string[]): Promise<SearchedPost[]> {
    const wanted = { _id: mongoose.trusted({ $in: [...ids] }), published: mongoose.trusted({ $ne: null }) };
    return this.posts.find(wanted, SEARCHED).lean<SearchedPost[]>().exec();
  }

  /** The latest published posts with their texts. */
  latest(language: Language, limit: number): Promise<PostRecord[]> {
    return this.posts
      .find(seenIn(language))
      .sort({ publishedAt: -1, _id: -1 })
      .limit(limit)
      .lean<PostRecord[]>()
      .exec();
  }

  /** A page of all posts, the last changed first. */
  async all({
    state,
    language,
    page,
    limit,
  }: RequestOf<typeof ListAllPosts>): Promise<{ posts: PostRecord[]; total: number }> {
    const filter: QueryFilter<PostRecord> = {
      deletedAt: state === 'deleted' ? mongoose.trusted({ $ne: null }) : null,
      ...(state && state !== 'deleted' && { state }),
      ...(language && { language }),
    };
    const [posts, total] = await Promise.all([
      this.posts
        .find(filter, LISTED)
        .sort({ updatedAt: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<PostRecord[]>()
        .exec(),
      this.posts.countDocuments(filter).exec(),
    ]);
    return { posts, total };
  }

  /** Scheduled posts whose time has come. */
  due(now: Date, limit: number): Promise<PostRecord[]> {
    return this.posts
      .find({ state: 'scheduled', deletedAt: null, publishAt: mongoose.trusted({ $lte: now }) })
      .sort({ publishAt: 1 })
      .limit(limit)
      .lean<PostRecord[]>()
      .exec();
  }

  /** Posts whose quotations have not been checked. */
  unchecked({ limit }: Pick<Page, 'limit'>): Promise<PostRecord[]> {
    return this.posts
      .find({ quotations: null, deletedAt: null })
      .sort({ updatedAt: -1 })
      .limit(limit)
      .lean<PostRecord[]>()
      .exec();
  }

  /** The different words of what readers see in a language. */
  wordsIn(language: Language): Promise<string[]> {
    return this.posts.distinct('published.words', seenIn(language)).exec() as Promise<string[]>;
  }

  async origins(): Promise<ReadonlySet<string>> {
    const origins = await this.posts.distinct('origin').exec();
    return new Set(origins.filter((origin): origin is string => origin !== null));
  }

  deletedBefore(moment: Date, limit: number, skip: number): Promise<PostRecord[]> {
    return this.posts
      .find({ origin: null, deletedAt: mongoose.trusted({ $lt: moment }) })
      .sort({ deletedAt: 1 })
      .skip(skip)
      .limit(limit)
      .lean<PostRecord[]>()
      .exec();
  }

  async remove(id: Types.ObjectId): Promise<void> {
    await this.posts.deleteOne({ _id: id }).exec();
  }

  /** Forgets which account wrote what. */
  async forgetAuthor(by: string): Promise<void> {
    await this.posts.updateMany({ updatedBy: by }, { $set: { updatedBy: null } }).exec();
  }
}
