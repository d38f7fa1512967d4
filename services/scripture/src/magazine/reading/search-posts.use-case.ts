import { Controller } from '@nestjs/common';
import {
  compareFound,
  RANKED_OF_SOURCE,
  SearchMagazine,
  type FoundItem,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { LANGUAGES, withoutMarkdown, type Language } from '@word-unfolded/domain';
import { Handles } from '@word-unfolded/service-kit';
import {
  correctionsBetween,
  excerptOf,
  matchRanges,
  ownTerms,
  scoreOwnText,
  type OwnTerm,
} from '@word-unfolded/scripture-text';
import { publishedOf } from '../records/post-view.js';
import { PostRepository } from '../records/post.repository.js';
import type { PostRecord } from '../records/post.schema.js';
import { PostSpelling } from './post-spelling.js';

/** Words of a search that are looked up; a longer question adds nothing. */
const MOST_WORDS = 8;

/** Searches what is published in the magazine, for the search over everything. */
@Controller()
export class SearchPostsUseCase {
  constructor(
    private readonly posts: PostRepository,
    private readonly spelling: PostSpelling,
  ) {}

  @Handles(SearchMagazine)
  async execute({
    q,
    language,
  }: RequestOf<typeof SearchMagazine>): Promise<ResponseOf<typeof SearchMagazine>> {
    const terms = ownTerms(q).slice(0, MOST_WORDS);
    const languages = [language, ...LANGUAGES.filter((each) => each !== language)];
    if (terms.length > 0) {
      for (const each of languages) {
        const found = await this.search(terms, each);
        if (found.length > 0) return answer(found);
      }
      for (const each of languages)
        for (const corrected of await this.spelling.corrected(terms, each)) {
          const found = await this.search(corrected, each);
          if (found.length > 0) return answer(found, correctionsBetween(terms, corrected));
        }
    }
    return answer([]);
  }

  private async search(terms: readonly OwnTerm[], language: Language): Promise<FoundItem[]> {
    const prefixes = terms.map(({ prefix }) => prefix);
    const posts = await this.posts.withWords(language, prefixes, RANKED_OF_SOURCE);
    const now = new Date();
    return posts.flatMap((post) => foundPost(post, terms, now) ?? []).sort(compareFound);
  }
}

type Answer = ResponseOf<typeof SearchMagazine>;

function answer(found: FoundItem[], corrections: Answer['corrections'] = []): Answer {
  return { found, totals: { magazine: found.length }, corrections, incomplete: [] };
}

function foundPost(post: PostRecord, terms: readonly OwnTerm[], now: Date): FoundItem | undefined {
  const { title, summary, body, tags, author, changedAt } = publishedOf(post);
  const date = (post.publishedAt ?? changedAt).toISOString();
  const text = `${summary}\n${withoutMarkdown(body)}\n${author}`;
  const scored = scoreOwnText(terms, { title, text, tags, date }, now);
  if (!scored) return undefined;
  const { excerpt, ranges } = excerptOf(text, terms);
  return {
    source: 'magazine',
    id: post.slug,
    title,
    titleRanges: matchRanges(title, terms),
    excerpt,
    ranges: [...ranges],
    passage: '',
    inVerses: false,
    date,
    score: scored.score,
  };
}
