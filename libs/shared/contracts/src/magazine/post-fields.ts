import {
  hasOnlyPlainLinks,
  isSlug,
  LANGUAGES,
  POST_CATEGORIES,
  POST_LIMITS,
  POST_STATES,
} from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { lineText, multilineText } from '../text/text-fields.js';

/** The address of a post in an incoming request: an unknown form is an unknown post. */
export const slugParameter = z
  .string()
  .max(POST_LIMITS.slugCharacters, 'POST_NOT_FOUND')
  .refine(isSlug, 'POST_NOT_FOUND');

/** The address that an author gives to a post. */
export const slug = lineText()
  .trim()
  .max(POST_LIMITS.slugCharacters)
  .refine((text) => text === '' || isSlug(text), 'POST_SLUG_INVALID')
  .meta({ description: 'The last part of the address; made of the title while it is empty.' });

const tag = lineText().trim().min(1).max(POST_LIMITS.tagCharacters);

/** What an author writes. A draft may be incomplete. */
export const postContent = z.object({
  title: lineText().trim().max(POST_LIMITS.titleCharacters),
  summary: multilineText().trim().max(POST_LIMITS.summaryCharacters),
  body: multilineText()
    .max(POST_LIMITS.bodyCharacters)
    .refine(hasOnlyPlainLinks, {
      error: 'POST_LINK_REFUSED',
      when: ({ value }) => typeof value === 'string' && value.length <= POST_LIMITS.bodyCharacters,
    })
    .meta({ description: 'Markdown; HTML in it is shown as text.' }),
  category: z.enum(POST_CATEGORIES),
  tags: z.array(tag).max(POST_LIMITS.tags),
  author: lineText().trim().max(POST_LIMITS.authorCharacters),
});

export type PostContent = z.infer<typeof postContent>;

const moment = z.iso.datetime();

/** A published post in a list. */
export const postSummary = z.object({
  id: documentId,
  slug: z.string(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  summary: z.string(),
  category: z.enum(POST_CATEGORIES),
  tags: z.array(z.string()),
  author: z.string(),
  publishedAt: moment,
  updatedAt: moment.meta({ description: 'When the published text was last changed.' }),
  readingMinutes: z.int().min(1),
  cover: z
    .string()
    .meta({ description: 'Part of the address of the cover; it changes when the cover changes.' }),
});

export type PostSummary = z.infer<typeof postSummary>;

/** A neighbour of a post, or its version in the other language. */
const postLink = z.object({ slug: z.string(), title: z.string(), language: z.enum(LANGUAGES) });

/** A reference in the text of a post, with the words to preview. */
const postReference = z.object({
  written: z.string().meta({ description: 'The words of the text that name the passage.' }),
  osis: z.string(),
  reference: z.string(),
  preview: z
    .object({ text: z.string(), translationId: z.string(), translation: z.string() })
    .nullable()
    .meta({ description: 'Its first words; null if no stored translation has it.' }),
});

export type PostReference = z.infer<typeof postReference>;

/** A published post with its text. */
export const publishedPost = postSummary.extend({
  body: z.string(),
  hasOwnCover: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether its cover was uploaded; otherwise its title is drawn.' }),
  twin: postLink.nullable().meta({ description: 'The version in the other language.' }),
  previous: postLink.nullable().meta({ description: 'The next older post in this language.' }),
  next: postLink.nullable(),
  related: z.array(postSummary).max(3),
  references: z
    .array(postReference)
    .max(POST_LIMITS.references)
    .meta({ description: 'The references in the text, each once, in their order.' }),
});

export type PublishedPost = z.infer<typeof publishedPost>;

/** A quotation or reference of a post that does not agree with stored Scripture. */
export const checkedQuotation = z.object({
  quoted: z.string().meta({ description: 'The words as the author has them.' }),
  verdict: z.enum(['repaired', 'removed']).meta({
    description:
      'repaired: the stored words, or the place, differ; removed: nothing stored has these words, or there is no such passage.',
  }),
  reference: z.string().nullable().meta({ description: 'Where the words are really from.' }),
  stored: z.string().nullable().meta({ description: 'The words that stand there.' }),
});

export type CheckedQuotation = z.infer<typeof checkedQuotation>;

/** A post as administrators see it. */
export const administeredPost = z.object({
  id: documentId,
  slug: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(POST_STATES),
  version: z.int().min(1).meta({ description: 'Counts the saved changes.' }),
  content: postContent,
  hasChanges: z.boolean().meta({ description: 'Whether the text differs from the published one.' }),
  twin: z.object({ id: documentId, title: z.string(), state: z.enum(POST_STATES) }).nullable(),
  publishAt: moment.nullable().meta({ description: 'When a scheduled post is published.' }),
  timeZone: z.string().nullable().meta({ description: 'The time zone in which it was scheduled.' }),
  publishedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: documentId
    .nullable()
    .meta({ description: 'The account of the last author; null for posts that came along.' }),
  cover: z.string(),
  hasOwnCover: z.boolean(),
  quotations: z
    .array(checkedQuotation)
    .max(100)
    .nullable()
    .meta({ description: 'Quotations that are not exact; null while they could not be checked.' }),
});

export type AdministeredPost = z.infer<typeof administeredPost>;
