import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies as JSON only. An empty body counts as none, whatever its type is: browsers send a type with an empty
 * POST.
 */
export function readBodies(server: FastifyInstance): void {
  // A body that would poison a prototype is an error; it is not silently changed.
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body, done);
  });
}
