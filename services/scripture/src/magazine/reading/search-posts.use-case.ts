import { Controller } from '@nestjs/common';
import {
  followingFound,
  RANKED_OF_SOURCE,
  SearchMagazine,
  type FoundItem,
  type RequestOf,
  type ResponseOf,
  type ShownPart,
} from '@word-unfolded/contracts';
import { LANGUAGES, withoutMarkdown, type Language } from '@word-unfolded/domain';
import { Handles } from '@word-unfolded/service-kit';
import {
  correctionsBetween,
  excerptOf,
  foldedWords,
  matchRanges,
  ownTerms,
  scoreOwnText,
  type OwnTerm,
} from '@word-unfolded/scripture-text';
import { LRUCache } from 'lru-cache';
import { publishedOf } from '../records/post-view.js';
import type { SearchedPost } from '../records/post.repository.js';
import { PostSpelling } from './post-spelling.js';
import { SearchedPosts } from './searched-posts.js';

/** Words of a search that are looked up; a longer question adds nothing. */
const MOST_WORDS = 8;

/** Searches what is published in the magazine, for the search over everything. */
@Controller()
export class SearchPostsUseCase {
  private readonly texts = new LRUCache<string, PlainText>({ max: TEXTS_IN_MEMORY });

  constructor(
    private readonly posts: SearchedPosts,
    private readonly spelling: PostSpelling,
  ) {}

  @Handles(SearchMagazine)
  async execute({
    q,
    language,
    shown,
  }: RequestOf<typeof SearchMagazine>): Promise<ResponseOf<typeof SearchMagazine>> {
    const terms = ownTerms(q).slice(0, MOST_WORDS);
    const languages = [language, ...LANGUAGES.filter((each) => each !== language)];
    if (terms.length > 0) {
      for (const each of languages) {
        const found = await this.search(terms, each);
        if (found.length > 0) return answer(found, terms, shown);
      }
      for (const each of languages)
        for (const corrected of await this.spelling.corrected(terms, each)) {
          const found = await this.search(corrected, each);
          if (found.length > 0) return answer(found, corrected, shown, correctionsBetween(terms, corrected));
        }
    }
    return answer([], terms, shown);
  }

  private async search(terms: readonly OwnTerm[], language: Language): Promise<FoundPost[]> {
    const posts = await this.posts.having(language, terms, RANKED_OF_SOURCE);
    const now = new Date();
    return posts.flatMap((post) => this.foundPost(post, terms, now) ?? []);
  }

  private foundPost(post: SearchedPost, terms: readonly OwnTerm[], now: Date): FoundPost | undefined {
    const { title, summary, body, tags, author, changedAt } = publishedOf(post);
    const date = (post.publishedAt ?? changedAt).toISOString();
    const { text, textWords } = this.plainText(summary, body, author);
    const scored = scoreOwnText(terms, { title, text, textWords, tags, date }, now);
    return scored && { source: 'magazine', id: post.slug, score: scored.score, title, text, date };
  }

  /** A post is searched again and again; nothing of it is read anew as long as its text stays the same. */
  private plainText(summary: string, body: string, author: string): PlainText {
    const written = [summary, body, author].join('\n');
    let plain = this.texts.get(written);
    if (!plain) {
      const text = `${summary}\n${withoutMarkdown(body)}\n${author}`;
      plain = { text, textWords: foldedWords(text).map(({ folded }) => folded) };
      this.texts.set(written, plain);
    }
    return plain;
  }
}

/** A post without its Markdown, and the words of it in order. */
type PlainText = { readonly text: string; readonly textWords: readonly string[] };

/** Posts whose plain texts are in memory: some 50 kB each. */
const TEXTS_IN_MEMORY = 200;

type FoundPost = Pick<FoundItem, 'source' | 'id' | 'score' | 'title'> & {
  readonly text: string;
  readonly date: string;
};

type Answer = ResponseOf<typeof SearchMagazine>;

function answer(
  posts: readonly FoundPost[],
  terms: readonly OwnTerm[],
  shown: ShownPart | undefined,
  corrections: Answer['corrections'] = [],
): Answer {
  const found = followingFound(posts, shown?.cursor)
    .slice(0, shown?.limit)
    .map((post) => foundItem(post, terms));
  return { found, totals: { magazine: posts.length }, corrections, incomplete: [] };
}

function foundItem(
  { source, id, score, title, text, date }: FoundPost,
  terms: readonly OwnTerm[],
): FoundItem {
  const { excerpt, ranges } = excerptOf(text, terms);
  return {
    source,
    id,
    title,
    titleRanges: matchRanges(title, terms),
    excerpt,
    ranges: [...ranges],
    passage: '',
    inVerses: false,
    date,
    score,
  };
}
