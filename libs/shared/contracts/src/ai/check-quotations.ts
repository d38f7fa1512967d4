import { LANGUAGES, POST_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { checkedQuotation } from '../magazine/post-fields.js';
import { defineMessage } from '../messaging/define.js';
import { multilineText } from '../text/text-fields.js';

/**
 * Compares the quotations of Scripture in a text with the stored texts, as those of an answer. Errors:
 * SERVICE_UNAVAILABLE when they cannot be compared now.
 */
export const CheckQuotations = defineMessage({
  subject: 'ai.quotations.check',
  safe: true,
  request: z.object({ text: multilineText().max(POST_LIMITS.bodyCharacters), language: z.enum(LANGUAGES) }),
  response: z.object({
    quotations: z
      .array(checkedQuotation)
      .max(100)
      .meta({ description: 'Those that are not exact, in their order; a hundred at most.' }),
  }),
  timeoutMs: 20_000,
  requires: 'service',
});
