import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { composedEnvironment, imageEnvironment, readCompose, readEnvFile } from '../deploy/compose-file.mjs';
import { freePort } from '../stack/processes/free-port.mjs';
import { planMongo } from '../stack/services/mongo.mjs';
import { planNats } from '../stack/services/nats.mjs';
import { planRedis } from '../stack/services/redis.mjs';
import { planService } from '../stack/services/service.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';
import { until } from '../stack/until.mjs';
import { ROOT, SERVICES } from '../setup/workspace.mjs';

/** The test starts all services twice. */
jest.setTimeout(300_000);

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-compose-'));
const logs = path.join(folder, 'logs');
const silent = { started: () => {}, died: () => {}, recovered: () => {}, complained: () => {} };

/** @type {SupervisedProcess[]} */
const backing = [];
/** @type {SupervisedProcess[]} */
let services = [];
/** @type {SupervisedProcess} */
let database;
/** Addresses of the test's servers, in place of those of the containers. @type {Record<string, string>} */
const servers = {};

beforeAll(async () => {
  const place = (/** @type {string} */ name) => ({ folder: path.join(folder, name), logs });
  const [redis, nats, mongo] = await Promise.all([
    planRedis(place('redis')),
    planNats(place('nats')),
    planMongo(place('mongo')),
  ]);
  Object.assign(servers, { REDIS_URL: redis.url, NATS_URL: nats.url, MONGODB_URI: mongo.url });
  backing.push(...[redis, nats, mongo].map(({ plan }) => new SupervisedProcess(plan, silent)));
  database = /** @type {SupervisedProcess} */ (backing.at(-1));
  await Promise.all(backing.map((each) => each.start()));
});
afterEach(async () => {
  await Promise.all(services.map((each) => each.stop()));
});
afterAll(async () => {
  await Promise.all(backing.map((each) => each.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/**
 * The environment of a service's container, with the container's paths replaced by paths of this machine.
 *
 * @param {string} name
 * @param {readonly string[]} files
 * @param {Record<string, string>} variables
 */
async function environmentOf(name, files, variables) {
  const target = readCompose('compose.yaml').services[name]?.build?.target ?? '';
  const env = { ...imageEnvironment(target), ...composedEnvironment(name, files, variables) };
  const places = {
    ...servers,
    STORAGE_FOLDER: path.join(folder, 'files'),
    SCRIPTURE_LIBRARY: process.env.SCRIPTURE_LIBRARY ?? '',
    WEB_ROOT: path.join(ROOT, 'apps'),
    PORT: String(await freePort()),
    INTERNAL_PORT: '0',
    INTERNAL_HOST: '127.0.0.1',
    HOST: '127.0.0.1',
  };
  const replaced = Object.entries(places).filter(([each]) => each in env);
  /** @type {NodeJS.ProcessEnv} */
  const whole = { PATH: process.env.PATH, ...env, ...Object.fromEntries(replaced) };
  return whole;
}

it.each([
  [
    'compose.yaml, with what operations.md says must be set',
    ['compose.yaml'],
    {
      PUBLIC_URL: 'https://bible.example.org',
      SMTP_URL: 'smtps://user:password@mail.example.org',
      MAIL_FROM: 'Word Unfolded <hello@example.org>',
      FILES_SECRET: 'of-32-characters-or-more-for-addresses',
      CALLER_SECRET: 'of-32-characters-or-more-for-callers',
      NATS_PASSWORD: 'a',
      REDIS_PASSWORD: 'b',
      MONGODB_PASSWORD: 'c',
      SUBJECT_PREFIX: 'served',
    },
  ],
  [
    'compose.trial.yaml, with trial.env alone',
    ['compose.yaml', 'compose.trial.yaml'],
    readEnvFile('trial.env'),
  ],
])(
  'every service becomes ready with the environment of %s, and is not while the database is frozen',
  async (_, files, variables) => {
    let port = '';
    services = await Promise.all(
      SERVICES.map(async (name) => {
        const env = await environmentOf(name, files, /** @type {Record<string, string>} */ (variables));
        expect(env.NODE_ENV).toBe('production');
        if (name === 'gateway') port = env.PORT ?? '';
        return new SupervisedProcess(planService(name, { env, logs }), silent);
      }),
    );
    await Promise.all(services.map((each) => each.start()));
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).status;
    await until('everything is ready', async () => (await ready()) === 200);
    const databaseId = /** @type {number} */ (database.pid);
    process.kill(databaseId, 'SIGSTOP');
    try {
      await until('it says that it is not ready', async () => (await ready()) === 503);
    } finally {
      process.kill(databaseId, 'SIGCONT');
    }
    await until('it is ready again', async () => (await ready()) === 200);
  },
);
