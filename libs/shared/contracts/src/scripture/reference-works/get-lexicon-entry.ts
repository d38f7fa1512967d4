import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { pagination } from '../../http/envelope.js';
import { defineMessage } from '../../messaging/define.js';
import { linkedWords } from './get-words.js';
import { namedTranslation, previewedPassage, workSource } from './reference-work.js';
import { pageQuery, pageRequest, studyCaching, studyTranslation } from '../study-request.js';

/** A number beyond the last one is no malformed one: the answer is that there is no such word. */
const strongs = z
  .string()
  .trim()
  .regex(/^[GHgh]\d{1,9}$/, 'SCRIPTURE_STRONGS_INVALID');

export const lexiconEntry = z.object({
  lemma: z
    .string()
    .meta({ description: 'The word in its original script; several forms are separated by commas.' }),
  transliteration: z.string(),
  pronunciation: z.string().nullable(),
  gloss: z.string().meta({ description: 'Its sense in a word or two.' }),
  senses: z.array(z.string()),
  derivation: z.string().nullable().meta({ description: 'Its etymology.' }),
  kingJames: z
    .string()
    .nullable()
    .meta({ description: 'How the King James Version renders it, in the notation of the dictionary.' }),
  related: z.array(z.string()).meta({ description: "Strong's numbers of other words that the entry names." }),
});

export const rendering = z.object({
  text: z.string().meta({ description: 'In lower case, without leading articles and prepositions.' }),
  times: z.int().min(1),
});

export const lemmaRenderings = z.object({
  translation: namedTranslation,
  times: z.int().meta({ description: 'How often the edition renders the word this way.' }),
  verses: z.int().meta({ description: 'In how many verses it occurs.' }),
  renderings: z
    .array(rendering)
    .meta({ description: 'The most frequent ones first; rare ones may be omitted.' }),
});

export const lemmaPlace = previewedPassage.extend({
  text: z.string().meta({ description: 'The whole verse.' }),
  words: z
    .array(linkedWords.pick({ start: true, end: true }))
    .meta({ description: 'The position of the rendering in the verse.' }),
});

export const lexiconAnswer = z.object({
  strongs: z.string().meta({ description: 'Without leading zeros: G25.' }),
  language: z.enum(['greek', 'hebrew', 'aramaic']).meta({ description: 'The language of the word.' }),
  source: workSource,
  entry: lexiconEntry
    .nullable()
    .meta({ description: 'Null when the dictionary is not installed or lacks the number.' }),
  spanishGloss: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: 'Its sense in a word or two, for a reader of Spanish; null for others.' }),
  renderings: z
    .array(lemmaRenderings)
    .meta({ description: "Its renderings in the tagged editions, that of the reader's language first." }),
  places: z.object({
    translation: namedTranslation
      .nullable()
      .meta({ description: 'Null when no available edition has tags.' }),
    books: z
      .array(z.object({ book: z.string(), verses: z.int().min(1) }))
      .default([])
      .meta({ description: 'In how many verses of each book it occurs, in the order of the Bible.' }),
    items: z.array(lemmaPlace),
    pagination,
  }),
});

export type LexiconAnswer = z.infer<typeof lexiconAnswer>;
export type LemmaPlace = z.infer<typeof lemmaPlace>;
export type LemmaRenderings = z.infer<typeof lemmaRenderings>;

/** The data of an original word: its entry, its renderings by edition, and its occurrences in one of them. */
export const GetLexiconEntry = defineMessage({
  subject: 'scripture.lexicon.get',
  safe: true,
  request: pageRequest.extend({
    strongs,
    translationId: studyTranslation.optional(),
    language: z.enum(LANGUAGES),
  }),
  response: lexiconAnswer,
});

export const getLexiconEntryRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/lexicon/{strongs}',
  summary: 'An original word: its meaning, its renderings and its occurrences',
  tag: 'Scripture',
  gate: 'everyone',
  message: GetLexiconEntry,
  params: z.object({ strongs }),
  query: pageQuery.extend({ translation: studyTranslation.optional() }),
  toRequest: ({ params, query: { page, limit, translation } }, { language }) => ({
    strongs: params.strongs,
    translationId: translation,
    page,
    limit,
    language,
  }),
  caching: studyCaching,
});
