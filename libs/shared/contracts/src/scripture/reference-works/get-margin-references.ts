import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { citedPassage, namedTranslation, workSource } from './reference-work.js';
import { studyCaching, studyNext, studyQuery, studyRequest } from '../study-request.js';

/** Cross references of one verse in the margin of a page. */
export const MARGIN_REFERENCES = 2;

/**
 * The best cross references of each verse of a passage, as the margin of a printed Bible has them: without their words,
 * and without those within the passage itself.
 */
export const GetMarginReferences = defineMessage({
  subject: 'scripture.margin-references.get',
  safe: true,
  request: studyRequest,
  response: z.object({
    reference: z.string(),
    sources: z.array(workSource),
    translation: namedTranslation.meta({ description: 'The edition whose numbering the references have.' }),
    verses: z.array(
      z.object({
        canonicalId: z.int().meta({ description: 'BBCCCVVV in the numbering of the King James Version.' }),
        references: z.array(citedPassage).max(MARGIN_REFERENCES).meta({ description: 'The nearest first.' }),
      }),
    ),
    next: studyNext,
  }),
});

export const getMarginReferencesRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/margin-references',
  summary: 'The best two cross references of each verse of a passage',
  tag: 'Scripture',
  gate: 'everyone',
  message: GetMarginReferences,
  query: studyQuery,
  toRequest: ({ query: { ref, translation } }, { language }) => ({
    reference: ref,
    translationId: translation,
    language,
  }),
  caching: studyCaching,
});
