import { checkHealthOf, errorEnvelope, ROUTES, SERVICES, type RouteContract } from '@word-unfolded/contracts';
import { PRODUCT } from '@word-unfolded/domain';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of the API, made from the contracts: what a schema says is what the gateway checks. */
export function describeApi(routes: readonly RouteContract[] = ROUTES): Json {
  const paths: Record<string, Json> = { ...healthPaths() };
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
    components: { schemas: { Error: schemaOf(errorEnvelope, 'output') } },
  };
}

function operationOf(route: RouteContract): Json {
  return {
    summary: route.summary,
    tags: [route.tag],
    operationId: operationIdOf(route),
    parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query), LANGUAGE],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
      },
    }),
    responses: {
      200: success(schemaOf(route.message.response, 'output')),
      ...(route.caching && { 304: { description: 'The client has this answer already.' } }),
      default: {
        description: 'An error of the catalogue.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function success(data: Json): Json {
  const schema = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data },
  };
  return { description: 'What was asked for.', content: { 'application/json': { schema } } };
}

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of the texts for people: en or es.',
  schema: { type: 'string' },
};

function parametersOf(where: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function healthPaths(): Record<string, Json> {
  const report = schemaOf(checkHealthOf('gateway').response, 'output');
  const services = Object.fromEntries(
    SERVICES.filter((name) => name !== 'gateway').map((name) => [
      name,
      { enum: ['ready', 'not ready', 'away'] },
    ]),
  );
  const alive = { type: 'object', properties: { service: { type: 'string' }, alive: { const: true } } };
  const ready = {
    allOf: [report, { type: 'object', properties: { services: { type: 'object', properties: services } } }],
  };
  return {
    '/api/health': {
      get: {
        summary: 'Whether the gateway answers',
        tags: ['Operation'],
        operationId: 'getHealth',
        responses: { 200: success(alive) },
      },
    },
    '/api/ready': {
      get: {
        summary: 'Whether it can serve, and how the services are',
        tags: ['Operation'],
        operationId: 'getReady',
        responses: { 200: success(ready), 503: success(ready) },
      },
    },
  };
}

/** `get_proxy_bible_passage_by_translationId_reference`: stable as long as method and path are. */
function operationIdOf({ method, path }: RouteContract): string {
  const words = path
    .replace('/api/', '')
    .split('/')
    .map((word) => word.replace(/^\{(\w+)\}$/, 'by_$1'));
  return [method.toLowerCase(), ...words].join('_').replace(/[^\w]/g, '_');
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}
