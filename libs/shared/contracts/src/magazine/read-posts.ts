import { LANGUAGES, POST_CATEGORIES, POST_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { lineText } from '../text/text-fields.js';
import { postSummary, publishedPost, slugParameter } from './post-fields.js';

/** The tag of every cached response of the magazine. */
export const MAGAZINE_TAG = 'magazine';

/** Browsers ask again after a moment, because a purge reaches gateways only (a change is seen within five seconds). */
const caching = {
  maxAgeSeconds: 3,
  staleWhileRevalidateSeconds: 0,
  variesByLanguage: true,
  tags: [MAGAZINE_TAG],
} as const;

const { pageMost, pageUsual, searchCharacters, tagCharacters } = POST_LIMITS;

const filters = {
  language: z.enum(LANGUAGES).optional(),
  category: z.enum(POST_CATEGORIES).optional(),
  tag: lineText().trim().min(1).max(tagCharacters).optional(),
  q: lineText()
    .trim()
    .max(searchCharacters)
    .optional()
    .meta({ description: 'Words in title, summary, tags or text; accents and capitals do not matter.' }),
};

/** A page of published posts in a language, the latest first. */
export const ListPosts = defineMessage({
  subject: 'scripture.magazine.list',
  safe: true,
  request: z.object({
    ...filters,
    language: z.enum(LANGUAGES),
    page: z.int().min(1),
    limit: z.int().min(1).max(pageMost),
  }),
  response: z.object({ posts: z.array(postSummary), pagination }),
});

export const listPostsRoute = defineRoute({
  method: 'GET',
  path: '/api/magazine',
  summary: 'Posts of the magazine, the latest first',
  tag: 'Magazine',
  gate: 'everyone',
  message: ListPosts,
  query: z.object({
    ...filters,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(pageMost).default(pageUsual),
  }),
  answer: z.array(postSummary),
  toRequest: ({ query }, { language }) => ({ ...query, language: query.language ?? language }),
  toAnswer: ({ posts, pagination }) => ({ data: posts, pagination }),
  caching,
});

/** A published post. Errors: POST_NOT_FOUND. */
export const GetPost = defineMessage({
  subject: 'scripture.magazine.get',
  safe: true,
  request: z.object({ slug: slugParameter }),
  response: publishedPost,
});

export const getPostRoute = defineRoute({
  method: 'GET',
  path: '/api/magazine/{post}',
  summary: 'A post of the magazine, by its slug',
  tag: 'Magazine',
  gate: 'everyone',
  message: GetPost,
  params: z.object({ post: slugParameter }),
  toRequest: ({ params }) => ({ slug: params.post }),
  caching,
});

/** The latest posts as a feed, with their whole texts. */
export const ReadFeed = defineMessage({
  subject: 'scripture.magazine.feed',
  safe: true,
  request: z.object({ language: z.enum(LANGUAGES), format: z.enum(['rss', 'atom']) }),
  response: z.object({ text: z.string() }),
});

const feedQuery = z.object({ language: z.enum(LANGUAGES).optional() });

export const rssFeedRoute = defineRoute({
  method: 'GET',
  path: '/api/magazine/feeds/rss',
  summary: 'The magazine as an RSS feed',
  tag: 'Magazine',
  gate: 'everyone',
  message: ReadFeed,
  query: feedQuery,
  toRequest: ({ query }, caller) => ({ language: query.language ?? caller.language, format: 'rss' as const }),
  answerText: { mediaType: 'application/rss+xml', of: ({ text }) => ({ text }) },
  caching,
});

export const atomFeedRoute = defineRoute({
  method: 'GET',
  path: '/api/magazine/feeds/atom',
  summary: 'The magazine as an Atom feed',
  tag: 'Magazine',
  gate: 'everyone',
  message: ReadFeed,
  query: feedQuery,
  toRequest: ({ query }, caller) => ({
    language: query.language ?? caller.language,
    format: 'atom' as const,
  }),
  answerText: { mediaType: 'application/atom+xml', of: ({ text }) => ({ text }) },
  caching,
});
