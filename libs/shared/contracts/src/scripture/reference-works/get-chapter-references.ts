import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { citedPassage, namedTranslation, workSource } from './reference-work.js';
import { studyCaching, studyQuery, studyRequest } from '../study-request.js';

/** The chapters that the verses of one chapter refer to, in the order of the Bible, each with its nearest passage. */
export const GetChapterReferences = defineMessage({
  subject: 'scripture.chapter-references.get',
  safe: true,
  request: studyRequest,
  response: z.object({
    book: z.string().meta({ description: 'OSIS name of the book of the chapter.' }),
    chapter: z.int().meta({ description: 'In the numbering of the King James Version.' }),
    name: z.string().meta({ description: 'The chapter as readers write it.' }),
    sources: z.array(workSource),
    translation: namedTranslation.meta({ description: 'The edition whose numbering the references have.' }),
    chapters: z.array(
      z.object({
        book: z.string(),
        chapter: z.int().meta({ description: 'In the numbering of the King James Version.' }),
        references: z.int().positive().meta({ description: 'How many references lead there.' }),
        nearest: citedPassage,
      }),
    ),
  }),
});

export type ChapterReferencesAnswer = z.infer<typeof GetChapterReferences.response>;

export const getChapterReferencesRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/chapter-references',
  summary: 'The chapters that the verses of a chapter refer to',
  tag: 'Scripture',
  gate: 'everyone',
  message: GetChapterReferences,
  query: studyQuery,
  toRequest: ({ query: { ref, translation } }, { language }) => ({
    reference: ref,
    translationId: translation,
    language,
  }),
  caching: studyCaching,
});
