import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listBuild, type ServedFolder } from './build-list.js';

/** Where the shell's build leaves the worker, and where it is served: at the root, because it serves every page. */
export const SERVICE_WORKER = 'service-worker.js';

/**
 * Serves the service worker with the list of the build that it keeps on the device. A browser notices a new build by the
 * changed script, and installs it beside the old one.
 *
 * @param folders the shell's first; remotes that are served elsewhere are not among them, and need the network
 * @param given content that the gateway answers by itself, by its address
 */
export function registerServiceWorker(
  server: FastifyInstance,
  folders: readonly ServedFolder[],
  given: Readonly<Record<string, string>>,
): void {
  const script = path.join(folders[0]?.folder ?? '', SERVICE_WORKER);
  const isWanted = (address: string) => address !== `/${SERVICE_WORKER}`;
  server.get(`/${SERVICE_WORKER}`, (request, reply) => {
    if (!existsSync(script)) return reply.callNotFound();
    const build = listBuild(folders, given, isWanted);
    return sendScript(
      `self.build = ${JSON.stringify(build)};\n${readFileSync(script, 'utf8')}`,
      request,
      reply,
    );
  });
}

function sendScript(text: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ etag, 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('text/javascript; charset=utf-8').send(text);
}
