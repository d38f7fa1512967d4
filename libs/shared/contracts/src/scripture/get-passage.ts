import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { passageAnswer } from './passage.js';

/** Maximum characters of a reference: the value of `next` fits, however many passages it lists. */
export const REFERENCE_LIMIT = 500;

/** Maximum passages of a reference. */
export const PASSAGES_LIMIT = 20;

const reference = z
  .string('SCRIPTURE_REFERENCE_REQUIRED')
  .trim()
  .min(1, 'SCRIPTURE_REFERENCE_REQUIRED')
  .max(REFERENCE_LIMIT, 'SCRIPTURE_REFERENCE_TOO_LONG');

const translationId = z.string().trim().min(1).max(40);

/** The words of one or several passages. The default translation is that of the reader's language. */
export const GetPassage = defineMessage({
  subject: 'scripture.passage.get',
  safe: true,
  request: z.object({ reference, translationId: translationId.optional(), language: z.enum(LANGUAGES) }),
  response: passageAnswer,
  timeoutMs: 8_000, // specification, section 9: timeout of scripture requests
});

const DAY = 86_400;

/** Specification, section 9: scripture is cached for 7 days. */
const scriptureCaching = { maxAgeSeconds: DAY, staleWhileRevalidateSeconds: 6 * DAY } as const;

export const getPassageRoute = defineRoute({
  method: 'GET',
  path: '/api/proxy/bible/passage/{translationId}/{reference}',
  summary: 'A passage in a translation',
  tag: 'Scripture',
  gate: 'everyone',
  message: GetPassage,
  params: z.object({ translationId, reference }),
  toRequest: ({ params }, { language }) => ({ ...params, language }),
  caching: { ...scriptureCaching, variesByLanguage: true },
});

export const getPassageByQueryRoute = defineRoute({
  method: 'GET',
  path: '/api/proxy/bible/passage',
  summary: "A passage in a translation, or in the default translation of the reader's language",
  tag: 'Scripture',
  gate: 'everyone',
  message: GetPassage,
  query: z.object({ ref: reference, translation: translationId.optional() }),
  toRequest: ({ query }, { language }) => ({
    reference: query.ref,
    translationId: query.translation,
    language,
  }),
  // The default translation depends on whether its source is reachable now.
  caching: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: DAY, variesByLanguage: true },
});
