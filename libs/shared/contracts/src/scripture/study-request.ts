import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { REFERENCE_LIMIT } from './get-passage.js';

/** The common request fields of the reference works. */

export const studyReference = z
  .string('SCRIPTURE_REFERENCE_REQUIRED')
  .trim()
  .min(1, 'SCRIPTURE_REFERENCE_REQUIRED')
  .max(REFERENCE_LIMIT, 'SCRIPTURE_REFERENCE_TOO_LONG');

export const studyTranslation = z.string().trim().min(1).max(40);

/** Maximum verses that one response of a reference work covers; `next` names the rest. */
export const STUDY_VERSES_LIMIT = 200;

/** A passage in the numbering of a translation. */
export const studyRequest = z.object({
  reference: studyReference,
  translationId: studyTranslation.optional(),
  language: z.enum(LANGUAGES),
});

export const studyQuery = z.object({ ref: studyReference, translation: studyTranslation.optional() });

export const STUDY_ITEMS_LIMIT = 50;
const ITEMS = 20;
const LAST_PAGE = 10_000;

/** The requested page of a list. */
export const pageRequest = z.object({
  page: z.int().min(1).max(LAST_PAGE),
  limit: z.int().min(1).max(STUDY_ITEMS_LIMIT),
});

/** The same as query parameters. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  limit: z.coerce.number().int().min(1).max(STUDY_ITEMS_LIMIT).default(ITEMS),
});

export type PageRequest = z.infer<typeof pageRequest>;

const DAY = 86_400;

/** Specification, section 9: scripture is cached for 7 days. */
export const studyCaching = {
  maxAgeSeconds: DAY,
  staleWhileRevalidateSeconds: 6 * DAY,
  variesByLanguage: true,
} as const;

/** The part of the request that did not fit. */
export const studyNext = z.string().nullable().meta({
  description: 'OSIS reference of the passages that did not fit in this response; null when it is complete.',
});
