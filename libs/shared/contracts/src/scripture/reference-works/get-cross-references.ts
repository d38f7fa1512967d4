import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { pagination } from '../../http/envelope.js';
import { defineMessage } from '../../messaging/define.js';
import { namedTranslation, previewedPassage, workSource } from './reference-work.js';
import {
  pageQuery,
  pageRequest,
  studyCaching,
  studyNext,
  studyQuery,
  studyReference,
  studyRequest,
  studyTranslation,
} from '../study-request.js';

export const crossReference = previewedPassage.extend({
  sources: z.array(z.string()).min(1).meta({
    description:
      'Ids of the sources that connect it to the passage; each is described in `sources` of the response.',
  }),
  from: z
    .array(z.string())
    .min(1)
    .meta({ description: 'The verses of the passage that it is a cross reference of, in OSIS form.' }),
});

export const crossReferencesAnswer = z.object({
  reference: z.string(),
  sources: z.array(workSource),
  translation: namedTranslation.meta({ description: 'The edition of the quoted words.' }),
  items: z.array(crossReference).meta({ description: 'The nearest first.' }),
  pagination,
  next: studyNext,
});

export type CrossReference = z.infer<typeof crossReference>;
export type CrossReferencesAnswer = z.infer<typeof crossReferencesAnswer>;

/** Cross references of a passage, with their words. */
export const GetCrossReferences = defineMessage({
  subject: 'scripture.cross-references.get',
  safe: true,
  request: studyRequest.extend(pageRequest.shape),
  response: crossReferencesAnswer,
});

export const getCrossReferencesRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/cross-references/{reference}',
  summary: 'The cross references of a passage, with their words',
  tag: 'Scripture',
  gate: 'everyone',
  message: GetCrossReferences,
  params: z.object({ reference: studyReference }),
  query: pageQuery.extend({ translation: studyTranslation.optional() }),
  toRequest: ({ params: { reference }, query: { translation, page, limit } }, { language }) => ({
    reference,
    translationId: translation,
    page,
    limit,
    language,
  }),
  caching: studyCaching,
});

/** The same with the reference in the query, like the other reference works. */
export const getCrossReferencesByQueryRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/cross-references',
  summary: 'The cross references of a passage, with their words',
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
