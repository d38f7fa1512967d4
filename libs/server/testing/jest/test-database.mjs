import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { findProgram } from '../../../../tools/setup/find-program.mjs';
import { planMongo } from '../../../../tools/stack/services/mongo.mjs';
import { SupervisedProcess } from '../../../../tools/stack/processes/supervised-process.mjs';

/**
 * @typedef {object} TestDatabase The database of a whole run of the integration tests.
 * @property {string | undefined} uri undefined if each suite starts an embedded server
 * @property {string} description
 * @property {() => Promise<void>} stop
 */

/** @typedef {{ uri: string, stop: () => Promise<void> }} StartedDatabase */

/** The image of the container; the same version as in `deploy/compose.yaml`. */
const IMAGE = 'mongo:8';

/** Includes the time for downloading the image. */
const CONTAINER_WITHIN_MS = 240_000;

const DOCKER_WITHIN_MS = 5_000;
const SERVER_WITHIN_MS = 10_000;

const SILENT = { started: () => {}, died: () => {}, recovered: () => {}, complained: () => {} };

/** The values of TEST_DATABASE. */
const KINDS = /** @type {const} */ (['mongod', 'container', 'embedded']);

/** What this machine has. */
const MACHINE = {
  findMongod: () => findProgram('mongod'),
  isDockerRunning,
  startContainer: startMongoContainer,
};

/**
 * Decides once for the whole run which database the integration tests use: the server of TEST_MONGODB_URI, a `mongod`
 * on the PATH, a MongoDB container if Docker runs, or else embedded servers. TEST_DATABASE requires one of the last
 * three, and then its absence is an error. A container that does not start is only an error if it is required, because
 * tests must run without a network.
 *
 * @param {{ folder: string, logs: string }} places for the data of a `mongod`
 * @param {Partial<typeof MACHINE>} [machine]
 * @returns {Promise<TestDatabase>}
 */
export async function startTestDatabase(places, machine = {}) {
  const { findMongod, isDockerRunning, startContainer } = { ...MACHINE, ...machine };
  const { TEST_MONGODB_URI: given, TEST_DATABASE: required } = process.env;
  if (given) return describe('TEST_MONGODB_URI', { uri: given, stop: async () => {} });
  if (required !== undefined && !KINDS.some((kind) => kind === required))
    throw new Error(`TEST_DATABASE is one of ${KINDS.join(', ')}, not ${required}`);

  const mongod = allows('mongod') ? findMongod() : undefined;
  if (mongod) return describe(mongod, await startMongod(places, mongod));
  if (required === 'mongod') throw new Error('TEST_DATABASE=mongod, but there is no mongod on the PATH.');

  let reason = required === 'embedded' ? 'TEST_DATABASE=embedded' : 'no TEST_MONGODB_URI, mongod or Docker';
  if (required === 'container' || (allows('container') && (await isDockerRunning())))
    try {
      return await describe(`a container of ${IMAGE}`, await within(CONTAINER_WITHIN_MS, startContainer()));
    } catch (error) {
      if (required === 'container') throw error;
      reason = `a container of ${IMAGE} did not start: ${error instanceof Error ? error.message : error}`;
    }
  return { uri: undefined, description: `the embedded server (${reason})`, stop: async () => {} };

  /** @param {typeof KINDS[number]} kind */
  function allows(kind) {
    return required === undefined || required === kind;
  }
}

/**
 * @param {string} source
 * @param {StartedDatabase} database
 * @returns {Promise<TestDatabase>}
 * @throws Error if it does not answer, or has no transactions because it is not a replica set
 */
async function describe(source, { uri, stop }) {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: SERVER_WITHIN_MS });
  try {
    const admin = client.db('admin');
    const { setName, msg } = await admin.command({ hello: 1 });
    if (setName === undefined && msg !== 'isdbgrid')
      throw new Error(`The MongoDB of ${source} is not a replica set, so it has no transactions.`);
    const { version } = await admin.command({ buildInfo: 1 });
    return { uri, stop, description: `MongoDB ${version} (${source})` };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await client.close();
  }
}

/**
 * @param {{ folder: string, logs: string }} places
 * @param {string} mongod
 * @returns {Promise<StartedDatabase>}
 */
async function startMongod(places, mongod) {
  const { url, plan } = await planMongo(places, mongod);
  const server = new SupervisedProcess(plan, SILENT);
  await server.start();
  return { uri: url, stop: () => server.stop() };
}

/** @returns {Promise<StartedDatabase>} */
async function startMongoContainer() {
  const { MongoDBContainer } = await import('@testcontainers/mongodb');
  const container = await new MongoDBContainer(IMAGE).start();
  return {
    // Directly, because the member of the set has an address that is only known inside the container.
    uri: `${container.getConnectionString()}/?directConnection=true`,
    stop: async () => {
      await container.stop();
    },
  };
}

async function isDockerRunning() {
  const run = promisify(execFile)('docker', ['info', '--format', '{{.ServerVersion}}'], {
    timeout: DOCKER_WITHIN_MS,
  });
  return run.then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  );
}

/**
 * @template Result
 * @param {number} ms
 * @param {Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function within(ms, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${ms / 1_000} s`)), ms);
  });
  try {
    return await /** @type {Promise<Result>} */ (Promise.race([work, late]));
  } finally {
    clearTimeout(timer);
  }
}
