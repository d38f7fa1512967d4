import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { pagination } from '../../http/envelope.js';
import { defineMessage } from '../../messaging/define.js';
import { pageQuery, pageRequest } from '../../scripture/study-request.js';
import { mappingSummary } from './mapping.js';

/** A reader's mappings, the most recently changed first. */
export const ListMappings = defineMessage({
  subject: 'ai.mapping.list',
  safe: true,
  request: z.object({ userId: documentId, ...pageRequest.shape }),
  response: z.object({ items: z.array(mappingSummary), pagination }),
});

export const listMappingsRoute = defineRoute({
  method: 'GET',
  path: '/api/mapping',
  summary: "The reader's mappings, the latest first",
  tag: 'AI',
  gate: 'signed-in',
  message: ListMappings,
  query: pageQuery,
  toRequest: ({ query }, { reader }) => ({ userId: reader.id, ...query }),
});
