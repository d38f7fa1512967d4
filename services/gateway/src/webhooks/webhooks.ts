import { Injectable } from '@nestjs/common';
import { AppError, WEBHOOK_ROUTES, type WebhookRouteContract } from '@word-unfolded/contracts';
import { ContractClient, inRequestContext } from '@word-unfolded/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestContextOf } from '../edge/reader.js';

/** Passes calls of outside providers to their services: the bytes of the body, and the headers that the route names. */
@Injectable()
export class Webhooks {
  constructor(private readonly client: ContractClient) {}

  /** They have their own context, so that no other route accepts a body that is not parsed. */
  async register(
    server: FastifyInstance,
    routes: readonly WebhookRouteContract[] = WEBHOOK_ROUTES,
  ): Promise<void> {
    await server.register(async (raw) => {
      raw.removeAllContentTypeParsers();
      raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
      for (const route of routes)
        raw.route({
          method: route.method,
          url: route.path,
          bodyLimit: route.bodyLimit,
          // Before the body is read: most calls that are not the provider's have no signature.
          onRequest: async (request) => {
            headersOf(route, request);
          },
          handler: (request, reply) => this.answer(route, request, reply),
        });
    });
  }

  private async answer(
    route: WebhookRouteContract,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const body = Buffer.isBuffer(request.body) ? request.body.toString('base64') : '';
    const data = await inRequestContext(requestContextOf(request), () =>
      this.client.ask(route.message, { body, headers: headersOf(route, request) }),
    );
    return reply.header('cache-control', 'no-store').send({ success: true, data });
  }
}

/** The headers that a route passes on. @throws AppError SIGNATURE_INVALID without the signature */
function headersOf({ headers }: WebhookRouteContract, request: FastifyRequest): Record<string, string> {
  const sent = Object.fromEntries(
    headers.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  if (!sent[headers[0]]) throw AppError.of('SIGNATURE_INVALID');
  return sent;
}
