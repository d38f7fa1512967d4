import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { linkedWords } from './get-words.js';
import { namedTranslation, previewedPassage, workSource } from './reference-work.js';
import { pageQuery, pageRequest, studyCaching, studyTranslation } from './study-request.js';

const strongs = z
  .string()
  .trim()
  .regex(/^[GHgh]0*[1-9]\d{0,3}$/, 'SCRIPTURE_STRONGS_INVALID');

export const lexiconEntry = z.object({
  lemma: z
    .string()
    .meta({ description: 'The word in its own letters; several forms are separated by commas.' }),
  transliteration: z.string(),
  pronunciation: z.string().nullable(),
  gloss: z.string().meta({ description: 'Its sense in a word or two.' }),
  senses: z.array(z.string()),
  derivation: z.string().nullable().meta({ description: 'Whence it comes.' }),
  kingJames: z
    .string()
    .nullable()
    .meta({ description: 'How the King James Version renders it, in the notation of the dictionary.' }),
  related: z.array(z.string()).meta({ description: "Strong's numbers of other words that the entry names." }),
});

export const rendering = z.object({
  text: z.string().meta({ description: 'In small letters, without articles and prepositions before it.' }),
  times: z.int().min(1),
});

export const lemmaRenderings = z.object({
  translation: namedTranslation,
  times: z.int().meta({ description: 'How often the edition renders the word.' }),
  verses: z.int().meta({ description: 'In how many verses.' }),
  renderings: z
    .array(rendering)
    .meta({ description: 'The most frequent ones first; rare ones may be left out.' }),
});

export const lemmaPlace = previewedPassage.extend({
  text: z.string().meta({ description: 'The whole verse.' }),
  words: z
    .array(linkedWords.pick({ start: true, end: true }))
    .meta({ description: 'Where the word is rendered in it.' }),
});

export const lexiconAnswer = z.object({
  strongs: z.string().meta({ description: 'Without zeros: G25.' }),
  language: z.enum(['greek', 'hebrew', 'aramaic']).meta({ description: 'Of the word.' }),
  source: workSource,
  entry: lexiconEntry
    .nullable()
    .meta({ description: 'Null where the dictionary is not installed or leaves the number out.' }),
  renderings: z
    .array(lemmaRenderings)
    .meta({ description: "How the tagged editions render it, that of the reader's language first." }),
  places: z.object({
    translation: namedTranslation.nullable().meta({ description: 'Null where no edition here has tags.' }),
    items: z.array(lemmaPlace),
    pagination,
  }),
});

export type LexiconAnswer = z.infer<typeof lexiconAnswer>;
export type LemmaPlace = z.infer<typeof lemmaPlace>;
export type LemmaRenderings = z.infer<typeof lemmaRenderings>;

/** What is known of an original word: its entry, how editions render it, and where it stands in one of them. */
export const GetLexiconEntry = defineMessage({
  subject: 'scripture.lexicon.get',
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
  summary: 'An original word: its meaning, how it is rendered and where it stands',
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
