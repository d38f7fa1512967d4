import { Controller } from '@nestjs/common';
import {
  AppError,
  GetPost,
  GetPostCover,
  ListPosts,
  type PostSummary,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { isSeen, publishedOf, summaryOf } from '../records/post-view.js';
import { PostRepository, type PostHead } from '../records/post.repository.js';
import type { PostRecord } from '../records/post.schema.js';
import { foldedWords } from './post-words.js';
import { ReferencePreviews } from './reference-previews.js';

/** Words of a search that are looked up; a longer question adds nothing. */
const MOST_WORDS = 8;

/** Posts among which neighbours and related ones are chosen. */
const NEIGHBOURHOOD = 500;

const MOST_RELATED = 3;

/** What readers see of the magazine. */
@Controller()
export class PublishedPosts {
  constructor(
    private readonly posts: PostRepository,
    private readonly previews: ReferencePreviews,
  ) {}

  @Handles(ListPosts)
  async list({ q = '', ...wanted }: RequestOf<typeof ListPosts>): Promise<ResponseOf<typeof ListPosts>> {
    const { page, limit } = wanted;
    const words = foldedWords(q).slice(0, MOST_WORDS);
    // A query of punctuation alone finds nothing, like a word that is in no post.
    const isNothing = q !== '' && words.length === 0;
    const { posts, total } = isNothing
      ? { posts: [], total: 0 }
      : await this.posts.published({ ...wanted, words });
    return {
      posts: posts.map(summaryOf),
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
    };
  }

  /** @throws AppError POST_NOT_FOUND */
  @Handles(GetPost)
  async get({ slug }: RequestOf<typeof GetPost>): Promise<ResponseOf<typeof GetPost>> {
    const post = await this.find(slug);
    const [{ posts: others }, twins] = await Promise.all([
      this.posts.published({ language: post.language, words: [], page: 1, limit: NEIGHBOURHOOD }),
      this.posts.inLanguage(post.group, post.language === 'en' ? 'es' : 'en'),
    ]);
    const at = others.findIndex(({ slug }) => slug === post.slug);
    const neighbour = (index: number) => linkTo(index < 0 ? undefined : others[index]);
    return {
      ...summaryOf(post),
      body: publishedOf(post).body,
      hasOwnCover: post.cover !== null,
      references: await this.previews.of(publishedOf(post).references, post.language),
      twin: twins && isSeen(twins) ? linkTo(twins) : null,
      previous: at < 0 ? null : neighbour(at + 1),
      next: at < 0 ? null : neighbour(at - 1),
      related: relatedTo(post, others),
    };
  }

  /** @throws AppError POST_NOT_FOUND, POST_COVER_NOT_FOUND if it has none of its own */
  @Handles(GetPostCover)
  async cover({ slug }: RequestOf<typeof GetPostCover>): Promise<ResponseOf<typeof GetPostCover>> {
    const { cover } = await this.find(slug);
    if (cover === null) throw AppError.of('POST_COVER_NOT_FOUND');
    return { key: cover };
  }

  private async find(slug: string): Promise<PostRecord> {
    const post = await this.posts.bySlug(slug);
    if (!post || !isSeen(post)) throw AppError.of('POST_NOT_FOUND');
    return post;
  }
}

function linkTo(post: PostHead | undefined) {
  return post ? { slug: post.slug, title: publishedOf(post).title, language: post.language } : null;
}

/** Those with the most tags in common, then of the same category; never a neighbour that has nothing in common. */
function relatedTo(post: PostRecord, others: readonly PostHead[]): PostSummary[] {
  const { tags, category } = publishedOf(post);
  const nearness = (other: PostHead) => {
    const { tags: theirs, category: their } = publishedOf(other);
    return theirs.filter((tag) => tags.includes(tag)).length * 2 + (their === category ? 1 : 0);
  };
  return others
    .filter((other) => other.slug !== post.slug)
    .map((other) => ({ other, near: nearness(other) }))
    .filter(({ near }) => near > 0)
    .sort((one, two) => two.near - one.near)
    .slice(0, MOST_RELATED)
    .map(({ other }) => summaryOf(other));
}
