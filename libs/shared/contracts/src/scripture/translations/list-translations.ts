import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { translation } from './translation.js';

/** Every translation of the picker; one that cannot be served here has the reason. */
export const ListTranslations = defineMessage({
  subject: 'scripture.translations.list',
  safe: true,
  request: z.object({}),
  response: z.array(translation),
});

export const listTranslationsRoute = defineRoute({
  method: 'GET',
  path: '/api/scripture/translations',
  summary: 'The translations that a reader can choose',
  tag: 'Scripture',
  gate: 'everyone',
  message: ListTranslations,
  toRequest: () => ({}),
  caching: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: 86_400, variesByLanguage: false },
});
