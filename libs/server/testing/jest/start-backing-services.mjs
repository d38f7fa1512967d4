import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planNats } from '../../../../tools/stack/services/nats.mjs';
import { planRedis } from '../../../../tools/stack/services/redis.mjs';
import { SupervisedProcess } from '../../../../tools/stack/processes/supervised-process.mjs';
import { startTestDatabase } from './test-database.mjs';

/**
 * @typedef {object} BackingServices
 * @property {Record<string, string>} env variables that name the servers
 * @property {string} database what the tests use as their database
 * @property {() => Promise<void>} stop
 */

/** @typedef {{ env: Record<string, string>, stop: () => Promise<void> }} Started */

/**
 * Starts the servers that the integration tests need. Redis and NATS are local processes in a temporary folder, or
 * containers.
 *
 * @param {string | undefined} backends `containers` for testcontainers, which needs Docker; otherwise local processes
 * @returns {Promise<BackingServices>}
 */
export async function startBackingServices(backends) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-test-'));
  const [{ env, stop }, database] = await Promise.all([
    backends === 'containers' ? startContainers() : startProcesses(folder),
    startTestDatabase({ folder: path.join(folder, 'mongo'), logs: path.join(folder, 'logs') }),
  ]);
  return {
    env: { ...env, ...(database.uri && { TEST_MONGODB_URI: database.uri }) },
    database: database.description,
    stop: async () => {
      await Promise.all([stop(), database.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} folder
 * @returns {Promise<Started>}
 */
async function startProcesses(folder) {
  const places = (/** @type {string} */ name) => ({
    folder: path.join(folder, name),
    logs: path.join(folder, 'logs'),
  });
  const [redis, nats] = await Promise.all([planRedis(places('redis')), planNats(places('nats'))]);
  const silent = { started: () => {}, died: () => {}, recovered: () => {}, complained: () => {} };
  const processes = [redis, nats].map(({ plan }) => new SupervisedProcess(plan, silent));
  await Promise.all(processes.map((each) => each.start()));
  return {
    env: { REDIS_URL: redis.url, NATS_URL: nats.url },
    stop: async () => {
      await Promise.all(processes.map((each) => each.stop()));
    },
  };
}

/** @returns {Promise<Started>} */
async function startContainers() {
  const { GenericContainer, Wait } = await import('testcontainers');
  const [redis, nats] = await Promise.all([
    new GenericContainer('redis:7-alpine')
      .withCommand(['redis-server', '--appendonly', 'yes'])
      .withExposedPorts(6379)
      .start(),
    new GenericContainer('nats:2.10-alpine')
      .withCommand(['-js'])
      .withExposedPorts(4222)
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
      .start(),
  ]);
  return {
    env: {
      REDIS_URL: `redis://${redis.getHost()}:${redis.getMappedPort(6379)}`,
      NATS_URL: `nats://${nats.getHost()}:${nats.getMappedPort(4222)}`,
    },
    stop: async () => {
      await Promise.all([redis.stop(), nats.stop()]);
    },
  };
}
