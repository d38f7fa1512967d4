import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies as JSON and as nothing else. An empty one is no body, whatever its type says: browsers name a type for a
 * POST that says nothing.
 */
export function readBodies(server: FastifyInstance): void {
  // One that would poison a prototype is an error, not silently another body.
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body, done);
  });
}
