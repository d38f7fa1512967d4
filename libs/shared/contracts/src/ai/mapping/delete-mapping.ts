import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { mappingId } from './mapping.js';

/** Deletes a reader's mapping permanently. Errors: MAPPING_NOT_FOUND. */
export const DeleteMapping = defineMessage({
  subject: 'ai.mapping.delete',
  request: z.object({ userId: documentId, id: documentId }),
  response: z.object({ deleted: z.literal(true) }),
});

export const deleteMappingRoute = defineRoute({
  method: 'DELETE',
  path: '/api/mapping/{id}',
  summary: 'Delete a mapping',
  tag: 'AI',
  gate: 'signed-in',
  message: DeleteMapping,
  params: z.object({ id: mappingId }),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, id: params.id }),
});
