import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';

/** Passages of one to five verses that suit a mapping, in canonical order. */
export const SuggestPassages = defineMessage({
  subject: 'ai.mapping.suggest',
  safe: true,
  request: z.object({ language: z.enum(LANGUAGES) }),
  response: z.array(
    z.object({
      osis: z.string(),
      reference: z.string().meta({ description: 'In the form that readers write in the language.' }),
      theme: z.string(),
    }),
  ),
});

export const suggestPassagesRoute = defineRoute({
  method: 'GET',
  path: '/api/mapping/suggestions',
  summary: 'Passages that suit a mapping',
  tag: 'AI',
  gate: 'everyone',
  message: SuggestPassages,
  toRequest: (_, { language }) => ({ language }),
  caching: { maxAgeSeconds: 3_600, staleWhileRevalidateSeconds: 86_400, variesByLanguage: true },
});
