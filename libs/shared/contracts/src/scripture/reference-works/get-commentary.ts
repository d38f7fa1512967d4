import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { citedPassage, workSource } from './reference-work.js';
import { studyCaching, studyNext, studyQuery, studyRequest } from '../study-request.js';

export const commentarySection = citedPassage.extend({
  introduction: z
    .array(z.string())
    .meta({ description: 'Paragraphs that introduce the book; with its first section.' }),
  outline: z
    .array(z.object({ text: z.string(), verses: z.string() }))
    .meta({ description: 'The contents of the chapter by section; with its first section.' }),
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

/** The commentary on a passage: every section that treats one of its verses. */
export const GetCommentary = defineMessage({
  subject: 'scripture.commentary.get',
  safe: true,
  request: studyRequest,
  response: commentaryAnswer,
});

export const getCommentaryRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/commentary',
  summary: "Matthew Henry's commentary on a passage",
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
