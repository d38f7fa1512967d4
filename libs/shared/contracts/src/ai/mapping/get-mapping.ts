import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { mapping, mappingId } from './mapping.js';

/** A reader's mapping with the texts of its steps. Errors: MAPPING_NOT_FOUND. */
export const GetMapping = defineMessage({
  subject: 'ai.mapping.get',
  safe: true,
  request: z.object({ userId: documentId, id: documentId }),
  response: mapping,
});

export const getMappingRoute = defineRoute({
  method: 'GET',
  path: '/api/mapping/{id}',
  summary: 'A mapping with its steps',
  tag: 'AI',
  gate: 'signed-in',
  message: GetMapping,
  params: z.object({ id: mappingId }),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, id: params.id }),
});
