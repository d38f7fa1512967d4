import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { mapping, mappingRef } from './mapping.js';
import { lineText } from '../../text/text-fields.js';

const begun = {
  scriptureRef: mappingRef,
  translationId: lineText().trim().min(1).max(40).optional().meta({
    description: "The reader's translation; the default one of the language when absent.",
  }),
};

/**
 * Creates a mapping, or returns the reader's latest one for the same passage, translation and language. Errors:
 * MAPPING_NOT_ONE_PASSAGE, STUDY_PASSAGE_TOO_LONG, MAPPINGS_FULL, SCRIPTURE_... of the passage.
 */
export const BeginMapping = defineMessage({
  subject: 'ai.mapping.begin',
  request: z.object({ userId: documentId, ...begun, language: z.enum(LANGUAGES), anew: z.boolean() }),
  response: mapping,
  timeoutMs: 10_000,
});

export const beginMappingRoute = defineRoute({
  method: 'POST',
  path: '/api/mapping',
  summary: 'Begin a mapping of a passage, or resume it',
  tag: 'AI',
  gate: 'signed-in',
  message: BeginMapping,
  body: z.object({
    ...begun,
    language: z.enum(LANGUAGES).optional(),
    anew: z
      .boolean()
      .default(false)
      .meta({ description: 'Creates another mapping even if the reader has one of the passage.' }),
  }),
  toRequest: ({ body }, { reader, language }) => ({ language, ...body, userId: reader.id }),
});
