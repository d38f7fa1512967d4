import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { mapping } from './mapping.js';

/** A reader's mappings with all that their steps say, in the order in which they were begun, some at a time. */
export const ExportMappings = defineMessage({
  subject: 'ai.mapping.export',
  request: z.object({
    userId: documentId,
    after: documentId.optional().meta({ description: 'The last one that is there already.' }),
  }),
  response: z.object({
    mappings: z.array(mapping),
    next: documentId.nullable().meta({ description: 'What to ask for after these; null at the end.' }),
  }),
});

export const exportMappingsRoute = defineRoute({
  method: 'GET',
  path: '/api/mapping/export',
  summary: 'All mappings of the reader, to be kept elsewhere',
  tag: 'AI',
  gate: 'signed-in',
  message: ExportMappings,
  query: z.object({ after: documentId.optional() }),
  toRequest: ({ query }, { reader }) => ({ userId: reader.id, ...query }),
});
