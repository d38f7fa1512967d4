import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { World } from '../engine/world.js';
import type { JsonObject } from '../records/json.js';
import type { Endpoint } from './endpoint.js';
import { ENDPOINTS } from './endpoints/index.js';
import { expanded } from './expansion.js';
import { readForm } from './form-body.js';
import { RepeatedRequests } from './idempotency.js';
import { Parameters } from './parameters.js';
import { StripeError } from './stripe-error.js';

/** The request that is being worked off, which events name. */
export type PresentRequest = { id: string | null; idempotencyKey: string | null };

/** Serves the API below /v1. The body of a request is its text. */
export function registerApi(
  server: FastifyInstance,
  world: World,
  apiKey: string,
  present: PresentRequest,
): void {
  const repeated = new RepeatedRequests(world.store);

  const answerTo = (endpoint: Endpoint, request: FastifyRequest): { status: number; body: string } => {
    try {
      if (!isKey(request.headers.authorization, apiKey))
        throw new StripeError(401, {
          type: 'invalid_request_error',
          message: 'Invalid API Key provided: sk_test_***',
        });
      const [, query = ''] = request.url.split('?', 2);
      const text = endpoint.method === 'POST' && typeof request.body === 'string' ? request.body : query;
      const parameters = new Parameters(readForm(text));
      const { id = '' } = request.params as { readonly id?: string };
      const body = endpoint.answer({ world, parameters, id });
      return { status: 200, body: JSON.stringify(expanded(world, body, parameters.texts('expand'))) };
    } catch (error) {
      if (error instanceof StripeError)
        return { status: error.status, body: JSON.stringify(errorBody(error, present)) };
      throw error;
    }
  };

  const serve = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const key = request.headers['idempotency-key'];
    present.id = `req_${randomBytes(7).toString('hex')}`;
    present.idempotencyKey = typeof key === 'string' ? key : null;
    reply.headers({
      'request-id': present.id,
      'stripe-version': request.headers['stripe-version'] ?? '',
      'content-type': 'application/json',
    });
    try {
      if (typeof key !== 'string' || endpoint.method !== 'POST') {
        const { status, body } = answerTo(endpoint, request);
        return reply.code(status).send(body);
      }
      const asked = `${request.url}\n${typeof request.body === 'string' ? request.body : ''}`;
      const before = repeated.find(key, asked, world.now());
      if (before) return reply.code(before.status).header('idempotent-replayed', 'true').send(before.body);
      const answer = answerTo(endpoint, request);
      repeated.keep(key, asked, world.now(), answer);
      return reply.code(answer.status).header('idempotency-key', key).send(answer.body);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return reply.code(error.status).send(JSON.stringify(errorBody(error, present)));
    } finally {
      Object.assign(present, { id: null, idempotencyKey: null });
    }
  };

  for (const endpoint of ENDPOINTS)
    server.route({
      method: endpoint.method,
      url: `/v1${endpoint.path}`,
      handler: (request, reply) => serve(endpoint, request, reply),
    });
  server.setNotFoundHandler((request, reply) => {
    const error = StripeError.invalid(
      `Unrecognized request URL (${request.method}: ${request.url.split('?', 1)[0]}).`,
    );
    return reply
      .code(404)
      .type('application/json')
      .send(JSON.stringify(errorBody(error, present)));
  });
}

function errorBody({ fields }: StripeError, present: PresentRequest): JsonObject {
  const { code } = fields;
  return {
    error: {
      ...fields,
      ...(code !== undefined && {
        doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
      }),
      request_log_url: `/sandbox/stripe?request=${present.id ?? ''}`,
    },
  };
}

/** The key as a bearer token, or as the name of basic authentication. */
function isKey(authorization: string | undefined, apiKey: string): boolean {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  const sent =
    scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString().split(':')[0] : value;
  const [received, wanted] = [Buffer.from(sent ?? ''), Buffer.from(apiKey)];
  return received.length === wanted.length && timingSafeEqual(received, wanted);
}
