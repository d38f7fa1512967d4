import type { FastifyInstance } from 'fastify';
import { describeApi } from './api-description.js';
import { renderApiPage, STYLE } from './api-page.js';

/** `/api/docs`: the OpenAPI description as JSON, and as a page for browsers. */
export function registerApiDescription(server: FastifyInstance): void {
  const description = describeApi();
  const page = renderApiPage(description);
  server.get('/api/docs', (request, reply) => {
    void reply.header('vary', 'accept').header('cache-control', 'no-cache');
    if ((request.headers.accept ?? '').includes('text/html'))
      return reply.type('text/html; charset=utf-8').send(page);
    return reply.type('application/json; charset=utf-8').send(description);
  });
  server.get('/api/docs/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
