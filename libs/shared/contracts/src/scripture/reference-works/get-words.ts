import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { namedTranslation } from './reference-work.js';
import { studyCaching, studyNext, studyQuery, studyRequest } from '../study-request.js';

/** Words of a verse that render an original word. */
export const linkedWords = z.object({
  start: z.int().min(0).meta({
    description: 'Start in the text of the verse as the passage has it, in UTF-16 code units.',
  }),
  end: z.int().min(1).meta({ description: 'End, exclusive.' }),
  strongs: z.array(z.string()).meta({ description: "Strong's numbers of the original words, such as G25." }),
});

export const verseWords = z.object({
  book: z.string(),
  chapter: z.int().min(1),
  number: z.int().min(1),
  canonicalId: z.int(),
  words: z.array(linkedWords),
});

export const wordsAnswer = z.object({
  reference: z.string(),
  translation: namedTranslation.meta({
    description: 'The edition of the text. If it has tags, it is their source.',
  }),
  tagged: z.boolean().meta({ description: 'Whether the edition has tags of original words.' }),
  aligned: namedTranslation.nullable().default(null).meta({
    description:
      'For an edition without tags: the tagged one in whose verses the same words were looked up. Words that it renders otherwise are not linked.',
  }),
  taggedTranslations: z.array(z.string()).meta({ description: 'Ids of the available editions with tags.' }),
  verses: z.array(verseWords),
  next: studyNext,
});

export type LinkedWords = z.infer<typeof linkedWords>;
export type VerseWords = z.infer<typeof verseWords>;
export type WordsAnswer = z.infer<typeof wordsAnswer>;

/**
 * The original words behind the words of a passage. The default translation is the tagged one of the reader's language.
 */
export const GetWords = defineMessage({
  subject: 'scripture.words.get',
  safe: true,
  request: studyRequest,
  response: wordsAnswer,
});

export const getWordsRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/words',
  summary: "The original words of a passage: Strong's numbers with their positions in its text",
  tag: 'Scripture',
  gate: 'everyone',
  message: GetWords,
  query: studyQuery,
  toRequest: ({ query }, { language }) => ({
    reference: query.ref,
    translationId: query.translation,
    language,
  }),
  caching: studyCaching,
});
