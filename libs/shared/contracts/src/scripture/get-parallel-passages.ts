import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { REFERENCE_LIMIT } from './get-passage.js';
import { passageAnswer } from './passage.js';
import { verse } from './verse.js';

/** Maximum translations side by side. */
export const PARALLEL_TRANSLATIONS_LIMIT = 4;

/** One translation's text of a canonical verse. */
export const parallelCell = z.object({
  verses: z.array(verse).meta({
    description:
      'The verses of the edition that have these words, in its own numbering: several when it divides the verse, none when the words are elsewhere or missing. An omitted verse is included, with its notes.',
  }),
  absence: z.enum(['joined', 'source-texts', 'not-supplied', 'not-numbered']).nullable().meta({
    description:
      "Why there are no words here: joined (they are in the row of joinedTo), source-texts (the edition omits the verse, as its source texts do), not-supplied (the edition's source has no words under this number: they are lost, or part of the verse before), not-numbered (the edition has no such verse). Null when there are words.",
  }),
  joinedTo: z.string().nullable().meta({
    description: 'The verse of the edition that also has these words, in the form that readers write.',
  }),
});

export const parallelRow = z.object({
  canonicalId: z.int().meta({ description: 'BBCCCVVV in the numbering of the King James Version.' }),
  reference: z.string().meta({ description: 'The same, in the form that readers write: Jonah 1:17.' }),
  cells: z.array(parallelCell).meta({ description: 'One per translation, in their order.' }),
});

export const parallelPassage = z.object({
  reference: z.string().meta({ description: 'In the numbering of the first translation.' }),
  osis: z.string(),
  rows: z.array(parallelRow),
});

export const parallelAnswer = z.object({
  reference: z
    .string()
    .meta({ description: 'All passages of the response, in the numbering of the first translation.' }),
  translations: z.array(passageAnswer.shape.translation),
  passages: z.array(parallelPassage),
  next: z.string().nullable().meta({
    description:
      'OSIS reference, in the numbering of the first translation, of the passages that did not fit; null when the response is complete.',
  }),
});

export type ParallelCell = z.infer<typeof parallelCell>;
export type ParallelRow = z.infer<typeof parallelRow>;
export type ParallelAnswer = z.infer<typeof parallelAnswer>;

const reference = z
  .string('SCRIPTURE_REFERENCE_REQUIRED')
  .trim()
  .min(1, 'SCRIPTURE_REFERENCE_REQUIRED')
  .max(REFERENCE_LIMIT, 'SCRIPTURE_REFERENCE_TOO_LONG');

const translationIds = z
  .array(z.string().trim().min(1).max(40))
  .min(1, 'SCRIPTURE_TRANSLATIONS_REQUIRED')
  .max(PARALLEL_TRANSLATIONS_LIMIT, 'SCRIPTURE_TOO_MANY_TRANSLATIONS');

/**
 * The same passage in several translations side by side, one row per canonical verse. The reference uses the numbering
 * of the first translation.
 */
export const GetParallelPassages = defineMessage({
  subject: 'scripture.passage.parallel',
  safe: true,
  request: z.object({ reference, translationIds, language: z.enum(LANGUAGES) }),
  response: parallelAnswer,
  timeoutMs: 8_000, // specification, section 9: timeout of scripture requests
});

export const getParallelPassagesRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/parallel',
  summary: 'A passage in up to four translations, side by side by canonical verse',
  tag: 'Scripture',
  gate: 'everyone',
  message: GetParallelPassages,
  query: z.object({
    ref: reference,
    translations: z
      .string('SCRIPTURE_TRANSLATIONS_REQUIRED')
      .transform((list) => [
        ...new Set(
          list
            .split(',')
            .map((id) => id.trim())
            .filter(Boolean),
        ),
      ])
      .pipe(translationIds)
      .meta({ description: 'Ids or abbreviations of translations, separated by commas.' }),
  }),
  toRequest: ({ query }, { language }) => ({
    reference: query.ref,
    translationIds: query.translations,
    language,
  }),
  caching: { maxAgeSeconds: 86_400, staleWhileRevalidateSeconds: 6 * 86_400, variesByLanguage: true },
});
