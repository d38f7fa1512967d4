import type { GatheredRouteContract } from '@word-unfolded/contracts';
import { failure, schemaOf, success, type Json } from './json.js';
import { LANGUAGE, operationIdOf, parametersOf } from './operation.js';
import { gateInWords, securityOf } from './security.js';

/** One gathered route as an operation of OpenAPI. */
export function gatheredOperationOf(route: GatheredRouteContract): Json {
  return {
    summary: route.summary,
    description: `${gateInWords(route)} Several services answer; the data names those that did not.`,
    tags: [route.tag],
    operationId: operationIdOf(route),
    security: securityOf(route),
    parameters: [...parametersOf('query', route.query), LANGUAGE],
    responses: {
      200: success(schemaOf(route.answer, 'output')),
      401: failure(
        'NOT_AUTHENTICATED for a part that needs an account; SESSION_EXPIRED or TOKEN_INVALID with a bad access token.',
      ),
      default: failure('An error of the catalogue, for invalid input or if no service answered.'),
    },
  };
}
