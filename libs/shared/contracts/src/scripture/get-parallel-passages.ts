import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { REFERENCE_LIMIT } from './get-passage.js';
import { passageAnswer } from './passage.js';
import { verse } from './verse.js';

/** Translations side by side at most. */
export const PARALLEL_TRANSLATIONS_LIMIT = 4;

/** What one translation has beside a canonical verse. */
export const parallelCell = z.object({
  verses: z.array(verse).meta({
    description:
      'The verses of the edition that carry these words, in its own numbering: several where it divides the verse, none where the words stand elsewhere or nowhere. An omitted verse is among them, with its notes.',
  }),
  absence: z.enum(['joined', 'source-texts', 'not-supplied', 'not-numbered']).nullable().meta({
    description:
      'Why there are no words here: joined (they stand in the row of joinedTo), source-texts (the edition leaves the verse out, as its source texts do), not-supplied (the source of the edition has no words under this number: they are lost there, or stand with the verse before), not-numbered (the edition has no such verse). Null where there are words.',
  }),
  joinedTo: z
    .string()
    .nullable()
    .meta({ description: 'The verse of the edition that carries these words too, as a reader writes it.' }),
});

export const parallelRow = z.object({
  canonicalId: z.int().meta({ description: 'BBCCCVVV in the numbering of the King James Version.' }),
  reference: z.string().meta({ description: 'The same, as a reader writes it: Jonah 1:17.' }),
  cells: z.array(parallelCell).meta({ description: 'One for each translation, in their order.' }),
});

export const parallelPassage = z.object({
  reference: z.string().meta({ description: 'In the numbering of the first translation.' }),
  osis: z.string(),
  rows: z.array(parallelRow),
});

export const parallelAnswer = z.object({
  reference: z
    .string()
    .meta({ description: 'All passages of the answer, in the numbering of the first translation.' }),
  translations: z.array(passageAnswer.shape.translation),
  passages: z.array(parallelPassage),
  next: z.string().nullable().meta({
    description:
      'OSIS reference, in the numbering of the first translation, of what did not fit in this answer; null when it is complete.',
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
 * The same words in several translations side by side, one row for each canonical verse. The reference is read in the
 * numbering of the first translation.
 */
export const GetParallelPassages = defineMessage({
  subject: 'scripture.passage.parallel',
  request: z.object({ reference, translationIds, language: z.enum(LANGUAGES) }),
  response: parallelAnswer,
  timeoutMs: 8_000, // specification, section 9: scripture request time-out
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
