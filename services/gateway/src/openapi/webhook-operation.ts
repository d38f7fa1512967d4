import type { WebhookRouteContract } from '@word-unfolded/contracts';
import { failure, schemaOf, success, type Json } from './json.js';
import { operationIdOf } from './operation.js';

/** One webhook as an operation of OpenAPI. */
export function webhookOperationOf(route: WebhookRouteContract): Json {
  const { summary, tag, headers, message, bodyLimit } = route;
  return {
    summary,
    description: 'For the provider whose signature the request carries.',
    tags: [tag],
    operationId: operationIdOf(route),
    security: [],
    parameters: headers.map((name, index) => ({
      name,
      in: 'header',
      required: index === 0,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      description: `As the provider has signed it: at most ${bodyLimit} bytes.`,
      content: { '*/*': {} },
    },
    responses: {
      200: success(schemaOf(message.response, 'output')),
      400: failure('SIGNATURE_INVALID: the signature is absent, or does not fit the body.'),
      default: failure('An error of the catalogue. The provider sends the event again later.'),
    },
  };
}
