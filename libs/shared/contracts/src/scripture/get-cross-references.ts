import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { namedTranslation, previewedPassage, workSource } from './reference-work.js';
import {
  pageQuery,
  pageRequest,
  studyCaching,
  studyNext,
  studyQuery,
  studyRequest,
} from './study-request.js';

export const crossReference = previewedPassage.extend({
  sources: z.array(z.string()).min(1).meta({
    description:
      'Ids of the sources that join it to the passage; each is described in `sources` of the answer.',
  }),
  from: z
    .array(z.string())
    .min(1)
    .meta({ description: 'The verses of the passage to which it belongs, in OSIS form.' }),
});

export const crossReferencesAnswer = z.object({
  reference: z.string(),
  sources: z.array(workSource),
  translation: namedTranslation.meta({ description: 'The edition of the words that are shown.' }),
  items: z.array(crossReference).meta({ description: 'The nearest first.' }),
  pagination,
  next: studyNext,
});

export type CrossReference = z.infer<typeof crossReference>;
export type CrossReferencesAnswer = z.infer<typeof crossReferencesAnswer>;

/** Passages that belong to a passage, with their words. */
export const GetCrossReferences = defineMessage({
  subject: 'scripture.cross-references.get',
  request: studyRequest.extend(pageRequest.shape),
  response: crossReferencesAnswer,
});

export const getCrossReferencesRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/cross-references',
  summary: 'Passages that belong to a passage, with their words',
  tag: 'Scripture',
  gate: 'everyone',
  message: GetCrossReferences,
  query: studyQuery.extend(pageQuery.shape),
  toRequest: ({ query: { ref, translation, page, limit } }, { language }) => ({
    reference: ref,
    translationId: translation,
    page,
    limit,
    language,
  }),
  caching: studyCaching,
});
