import { errorEnvelope, ROUTES, type RouteContract } from '@word-unfolded/contracts';
import { PRODUCT } from '@word-unfolded/domain';
import { schemaOf, type Json } from './json.js';
import { operationOf } from './operation.js';
import { ownPaths } from './own-paths.js';
import { SECURITY_SCHEMES } from './security.js';

/** The OpenAPI 3.1 description of the API, made from the contracts: what a schema says is what the gateway checks. */
export function describeApi(routes: readonly RouteContract[] = ROUTES): Json {
  const paths: Record<string, Json> = { ...ownPaths() };
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  return {
    openapi: '3.1.1',
    info: {
      title: `${PRODUCT.name} API`,
      version: '1',
      description:
        'Every answer has one envelope: {success: true, data}, or {success: false, error, code, correlationId}.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: { Error: schemaOf(errorEnvelope, 'output') }, securitySchemes: SECURITY_SCHEMES },
  };
}
