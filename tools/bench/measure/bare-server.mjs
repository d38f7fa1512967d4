import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../setup/workspace.mjs';

/**
 * The baseline: a Fastify server that only returns given bytes. The benchmark starts it as a separate process, which
 * receives the responses by URL over IPC and reports its port.
 */
const require = createRequire(path.join(ROOT, 'services', 'gateway', 'package.json'));
const { fastify } = /** @type {typeof import('fastify')} */ (require('fastify'));

process.once('message', (/** @type {Record<string, string>} */ answers) => {
  const server = fastify();
  const bodies = new Map(Object.entries(answers).map(([url, body]) => [url, Buffer.from(body)]));
  server.get('/*', (request, reply) =>
    reply.type('application/json; charset=utf-8').send(bodies.get(request.url)),
  );
  server.listen({ host: '127.0.0.1', port: 0 }).then((address) => process.send?.(address));
});
process.on('disconnect', () => process.exit(0));
