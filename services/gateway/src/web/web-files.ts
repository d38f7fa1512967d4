import staticFiles from '@fastify/static';
import { CatalogueError } from '@word-unfolded/contracts';
import { isPagePath } from '@word-unfolded/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerError } from '../edge/http-errors.js';
import type { FirstPage } from '../first-page/first-page.js';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { remoteManifest } from './manifest.js';
import { registerServiceWorker } from './service-worker.js';

const YEAR_SECONDS = 31_536_000;

/** Files whose name holds a hash of their content never change. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.map)?$/;

const REMOTES = ['study', 'journal', 'admin'];

const MANIFEST = '/mfe-manifest.json';

/** Serves the four web apps: files as they were built and compressed, and the shell's page for every page of the product. */
export async function registerWebFiles(
  server: FastifyInstance,
  configuration: GatewayConfiguration,
  firstPage: FirstPage,
): Promise<void> {
  const dist = (app: string) => path.resolve(configuration.WEB_ROOT, app, 'dist');
  const common = { preCompressed: true, cacheControl: false, setHeaders: setCaching, decorateReply: false };
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
  registerServiceWorker(server, folders, { [MANIFEST]: manifest });
  const shellFile = (name: string) => readFile(path.join(dist('shell'), name), 'utf8');
  server.setNotFoundHandler((request, reply) =>
    answerPageOrNothing(request, reply, () => firstPage.of(request, shellFile)),
  );
}

function isServedHere(name: string, configuration: GatewayConfiguration): boolean {
  return Object.entries(remoteManifest(configuration).remotes).some(
    ([remote, { entry }]) => remote === name && entry.startsWith('/'),
  );
}

function setCaching(reply: { setHeader(name: string, value: string): unknown }, file: string): void {
  const hashed = HASHED.test(file.replace(/\.br$/, ''));
  reply.setHeader('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
}

/** A page of the product is the shell's page; any other path that a browser opens is too, with the status that it is not one. */
async function answerPageOrNothing(
  request: FastifyRequest,
  reply: FastifyReply,
  firstPage: () => Promise<string | undefined>,
): Promise<FastifyReply> {
  // Not read as a URL: what begins with two slashes would name another host.
  const pathname = request.url.split('?', 1)[0] ?? '';
  const opensPage =
    (request.method === 'GET' || request.method === 'HEAD') &&
    (request.headers.accept ?? '').includes('text/html');
  if (!opensPage || pathname.startsWith('/api/'))
    return answerError(CatalogueError.of('ROUTE_NOT_FOUND'), request, reply);
  const page = await firstPage();
  if (page === undefined) return reply.status(isPagePath(pathname) ? 200 : 404).sendFile('index.html');
  void reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' });
  return reply.type('text/html; charset=utf-8').send(page);
}
