import {
  errorEnvelope,
  EVENT_ROUTES,
  GATHERED_ROUTES,
  ROUTES,
  STREAM_ROUTES,
  WEBHOOK_ROUTES,
  type EventRouteContract,
  type GatheredRouteContract,
  type RouteContract,
  type StreamRouteContract,
  type WebhookRouteContract,
} from '@word-unfolded/contracts';
import { PRODUCT } from '@word-unfolded/domain';
import { gatheredOperationOf } from './gathered-operation.js';
import { schemaOf, type Json } from './json.js';
import { operationOf } from './operation.js';
import { ownPaths } from './own-paths.js';
import { SECURITY_SCHEMES } from './security.js';
import { webhookOperationOf } from './webhook-operation.js';
import { eventOperationOf, streamOperationOf } from './stream-operation.js';

/**
 * The OpenAPI 3.1 description of the API, generated from the contracts, so that the schemas are those that the gateway
 * checks.
 */
export function describeApi(
  routes: readonly RouteContract[] = ROUTES,
  streams: readonly StreamRouteContract[] = STREAM_ROUTES,
  events: readonly EventRouteContract[] = EVENT_ROUTES,
  webhooks: readonly WebhookRouteContract[] = WEBHOOK_ROUTES,
  gathered: readonly GatheredRouteContract[] = GATHERED_ROUTES,
): Json {
  const paths: Record<string, Json> = { ...ownPaths() };
  const add = ({ path, method }: Pick<RouteContract, 'path' | 'method'>, operation: Json) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const route of routes) add(route, operationOf(route));
  for (const route of gathered) add(route, gatheredOperationOf(route));
  for (const route of streams) add(route, streamOperationOf(route));
  for (const route of events) add(route, eventOperationOf(route));
  for (const route of webhooks) add(route, webhookOperationOf(route));
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
