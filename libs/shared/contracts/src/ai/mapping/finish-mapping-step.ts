import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { mappingId, mappingStepNumber } from './mapping.js';

/**
 * Marks a step of a reader's mapping as finished, and with it the steps before. It may be sent again. Errors:
 * MAPPING_NOT_FOUND, MAPPING_STEP_LOCKED for a step that is not generated yet.
 */
export const FinishMappingStep = defineMessage({
  subject: 'ai.mapping.finish-step',
  request: z.object({ userId: documentId, id: documentId, step: mappingStepNumber }),
  response: z.object({ finished: mappingStepNumber }),
});

export const finishMappingStepRoute = defineRoute({
  method: 'POST',
  path: '/api/mapping/{id}/finish',
  summary: 'Mark a step of a mapping as finished, on every device',
  tag: 'AI',
  gate: 'signed-in',
  message: FinishMappingStep,
  params: z.object({ id: mappingId }),
  body: z.object({ step: mappingStepNumber }),
  toRequest: ({ params, body }, { reader }) => ({ userId: reader.id, id: params.id, step: body.step }),
});
