import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { mapping } from './mapping.js';

/** A reader's mappings with the texts of their steps, in order of creation, page by page. */
export const ExportMappings = defineMessage({
  subject: 'ai.mapping.export',
  request: z.object({
    userId: documentId,
    after: documentId.optional().meta({ description: 'The last mapping of the page before.' }),
  }),
  response: z.object({
    mappings: z.array(mapping),
    next: documentId
      .nullable()
      .meta({ description: 'The value of `after` for the next page; null at the end.' }),
  }),
});

export const exportMappingsRoute = defineRoute({
  method: 'GET',
  path: '/api/mapping/export',
  summary: 'All mappings of the reader, for an export',
  tag: 'AI',
  gate: 'signed-in',
  message: ExportMappings,
  query: z.object({ after: documentId.optional() }),
  toRequest: ({ query }, { reader }) => ({ userId: reader.id, ...query }),
});
