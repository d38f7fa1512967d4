import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { citedPassage, workSource } from './reference-work.js';
import { studyCaching, studyNext, studyQuery, studyRequest } from './study-request.js';

export const commentarySection = citedPassage.extend({
  introduction: z
    .array(z.string())
    .meta({ description: 'Paragraphs that introduce the book; at its first section.' }),
  outline: z
    .array(z.object({ text: z.string(), verses: z.string() }))
    .meta({ description: 'What the sections of the chapter treat; at its first section.' }),
  paragraphs: z.array(z.string()),
  references: z.array(citedPassage).meta({ description: 'The passages that the paragraphs name.' }),
});

export const commentaryAnswer = z.object({
  reference: z.string(),
  source: workSource,
  sections: z.array(commentarySection),
  next: studyNext,
});

export type CommentaryAnswer = z.infer<typeof commentaryAnswer>;

/** What the commentary says of a passage: every section that treats a verse of it. */
export const GetCommentary = defineMessage({
  subject: 'scripture.commentary.get',
  request: studyRequest,
  response: commentaryAnswer,
});

export const getCommentaryRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/commentary',
  summary: 'Matthew Henry on a passage',
  tag: 'Scripture',
  gate: 'everyone',
  message: GetCommentary,
  query: studyQuery,
  toRequest: ({ query }, { language }) => ({
    reference: query.ref,
    translationId: query.translation,
    language,
  }),
  caching: studyCaching,
});
