import { REDIS, redisConfiguration, startService, type RunningService } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { suiteEnvironment, until, type Environment } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { AppModule } from '../src/app.module.js';
import { HttpEdge } from '../src/edge/http-edge.js';
import { gatewayConfiguration } from '../src/gateway.configuration.js';
import { FakeAuthModule } from './fake-auth.js';
import { FakeScriptureModule } from './fake-scripture.js';

export const SCRIPT = `export const greeting = 'peace';\n`.repeat(100);

/** Builds of the web apps, reduced to what the gateway reads. */
function buildWebApps(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'word-unfolded-web-'));
  for (const app of ['shell', 'study-mfe', 'journal-mfe', 'admin-mfe']) {
    const dist = path.join(root, app, 'dist');
    mkdirSync(path.join(dist, 'assets'), { recursive: true });
    writeFileSync(path.join(dist, 'index.html'), `<!doctype html><title>${app}</title><div id="root"></div>`);
    writeFileSync(path.join(dist, 'mf-manifest.json'), JSON.stringify({ name: app }));
    writeFileSync(path.join(dist, 'assets', 'main.0123abcd.js'), SCRIPT);
    writeFileSync(path.join(dist, 'assets', 'main.0123abcd.js.br'), brotliCompressSync(SCRIPT));
  }
  const worker = path.join(root, 'shell', 'dist', 'service-worker.js');
  writeFileSync(worker, '// the worker of the shell\n');
  writeFileSync(path.join(path.dirname(worker), 'licenses.txt'), 'LICENCES');
  return root;
}

export type Gateway = {
  readonly origin: string;
  readonly environment: Environment;
  readonly app: RunningService['app'];
  /** The folder of the web apps. */
  readonly webRoot: string;
  /** The folder of its stored files. */
  readonly storage: string;
  readonly stop: () => Promise<void>;
};

/** The secret that signs the URLs of its files. */
const FILES_SECRET = 'a secret that only this test and its gateways know';

/** Starts a gateway on a free port, with or without services; `withRedis` says that its Redis is running. */
export async function startGateway(
  overrides: Environment = {},
  { withScripture = false, withAuth = false, withRedis = true } = {},
): Promise<Gateway> {
  const webRoot = buildWebApps();
  const storage = mkdtempSync(path.join(tmpdir(), 'word-unfolded-files-'));
  const environment = suiteEnvironment({
    PORT: '0',
    HOST: '127.0.0.1',
    WEB_ROOT: webRoot,
    STORAGE_FOLDER: storage,
    FILES_SECRET,
    FIRST_PAGE_WAITS_MS: '30000',
    ...overrides,
  });
  const services: RunningService[] = [];
  if (withScripture) services.push(await startService('scripture', FakeScriptureModule, [], environment));
  if (withAuth) services.push(await startService('auth', FakeAuthModule, [], environment));
  const gateway = await startService(
    'gateway',
    AppModule,
    [gatewayConfiguration, redisConfiguration, storageConfiguration],
    environment,
  );
  if (withRedis) {
    const redis = gateway.app.get<Redis>(REDIS, { strict: false });
    await until('the gateway has reached Redis', () => redis.status === 'ready');
  }
  return {
    origin: gateway.app.get(HttpEdge).origin,
    environment,
    app: gateway.app,
    webRoot,
    storage,
    stop: async () => {
      await gateway.stop();
      await Promise.all(services.map((service) => service.stop()));
      for (const folder of [webRoot, storage]) rmSync(folder, { recursive: true });
    },
  };
}
