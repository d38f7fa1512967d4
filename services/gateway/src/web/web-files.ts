import staticFiles from '@fastify/static';
import { SERVER_PAGES_FILE } from '@word-unfolded/domain';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { remoteManifest } from './manifest.js';
import type { PageRoutes } from './page-routes.js';
import { registerServiceWorker } from './service-worker.js';

const YEAR_SECONDS = 31_536_000;

/** Files with a hash of their content in their name never change. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

const REMOTES = ['study', 'journal', 'admin'];

const MANIFEST = '/mfe-manifest.json';

/** Serves the four web apps: files as they were built and compressed, and the shell's page for every page of the product. */
export async function registerWebFiles(
  server: FastifyInstance,
  configuration: GatewayConfiguration,
  pages: PageRoutes,
): Promise<void> {
  const dist = (app: string) => path.resolve(configuration.WEB_ROOT, app, 'dist');
  const common = {
    preCompressed: true,
    cacheControl: false,
    // Ranges are for long files, of which there are none here: a page is sent whole, with its own status.
    acceptRanges: false,
    setHeaders: setCaching,
    decorateReply: false,
    allowedPath: isPublic,
  };
  for (const name of REMOTES) {
    await server.register(staticFiles, { ...common, root: dist(`${name}-mfe`), prefix: `/mfe/${name}/` });
  }
  await server.register(staticFiles, {
    ...common,
    decorateReply: true,
    root: dist('shell'),
    prefix: '/',
    index: false,
  });
  const manifest = JSON.stringify(remoteManifest(configuration));
  server.get(MANIFEST, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(manifest),
  );
  const here = REMOTES.filter((name) => isServedHere(name, configuration));
  const folders = [
    { folder: dist('shell'), prefix: '/' },
    ...here.map((name) => ({ folder: dist(`${name}-mfe`), prefix: `/mfe/${name}/` })),
  ];
  registerServiceWorker(server, folders, { [MANIFEST]: manifest }, (request) => pages.count(request));
  await pages.register(server, (name) => readFile(path.join(dist('shell'), name), 'utf8'));
}

function isServedHere(name: string, configuration: GatewayConfiguration): boolean {
  return Object.entries(remoteManifest(configuration).remotes).some(
    ([remote, { entry }]) => remote === name && entry.startsWith('/'),
  );
}

/**
 * Source maps contain the whole source, and only developers need them, on their own machines; the server build of the
 * pages is for the gateway.
 */
function isPublic(pathname: string): boolean {
  return !pathname.endsWith('.map') && !pathname.endsWith(SERVER_PAGES_FILE);
}

function setCaching(reply: { setHeader(name: string, value: string): unknown }, file: string): void {
  // The encoding depends on the client, so that caches in between need a Vary header. The headers of a page are set
  // above.
  reply.setHeader('vary', 'accept-encoding');
  const hashed = HASHED.test(file.replace(/\.br$/, ''));
  reply.setHeader('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
}
