import { LICENCES_ADDRESS, SERVER_PAGES_FILE } from '@word-unfolded/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listBuild, type ServedFolder } from './build-list.js';

/** The worker's path in the shell's build, and its URL: at the root, because it serves every page. */
const SERVICE_WORKER = 'service-worker.js';

/** Read too rarely to be stored on every device, or not for browsers. */
const NOT_OF_BUILD = new Set([`/${SERVICE_WORKER}`, LICENCES_ADDRESS, `/${SERVER_PAGES_FILE}`]);

/**
 * Serves the service worker with the list of files that it stores on the device. A browser notices a new build by the
 * changed script, and installs it beside the old one.
 *
 * @param folders the shell's first; remotes that are served elsewhere are not among them, and need the network
 * @param environment content that the gateway generates, by its URL
 * @param onRequest counts the request: the list is made anew for each
 */
export function registerServiceWorker(
  server: FastifyInstance,
  folders: readonly ServedFolder[],
  environment: Readonly<Record<string, string>>,
  onRequest: (request: FastifyRequest) => Promise<void>,
): void {
  const script = path.join(folders[0]?.folder ?? '', SERVICE_WORKER);
  const isWanted = (address: string) => !NOT_OF_BUILD.has(address);
  server.get(`/${SERVICE_WORKER}`, { onRequest }, (request, reply) => {
    if (!existsSync(script)) return reply.callNotFound();
    const build = listBuild(folders, environment, isWanted);
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
