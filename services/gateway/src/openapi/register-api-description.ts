import type { FastifyInstance } from 'fastify';
import { describeApi } from './api-description.js';
import { renderApiPage, STYLE } from './api-page.js';
import type { Json } from './json.js';

/**
 * `/api/docs`: the OpenAPI description as JSON, and as a page for browsers. Both are made when they are first asked for:
 * they cost a tenth of the gateway's start, and few installations are ever asked.
 */
export function registerApiDescription(server: FastifyInstance): void {
  let description: Json | undefined;
  let page: string | undefined;
  const described = () => (description ??= describeApi());
  server.get('/api/docs', (request, reply) => {
    void reply.header('vary', 'accept').header('cache-control', 'no-cache');
    if ((request.headers.accept ?? '').includes('text/html'))
      return reply.type('text/html; charset=utf-8').send((page ??= renderApiPage(described())));
    return reply.type('application/json; charset=utf-8').send(described());
  });
  server.get('/api/docs/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
