import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findProgram } from '../../setup/find-program.mjs';
import { ROOT } from '../../setup/workspace.mjs';
import { Problem } from '../../terminal/terminal.mjs';
import { freePort } from '../processes/free-port.mjs';
import { secretOf } from '../secrets.mjs';
import { until } from '../until.mjs';

/** @typedef {import('../processes/supervised-process.mjs').ProcessPlan} ProcessPlan */

/** Name of the single-node replica set. Transactions and change streams need a replica set. */
const SET = 'rs0';

/** User name of the services on the embedded server. The password is a secret of the installation. */
const USER = 'word-unfolded';

/** MongoDB's error code for initiating a set again: AlreadyInitialized. */
const ALREADY_INITIALIZED = 23;

/**
 * Plans the database server: `mongod` if it is installed, otherwise the embedded server. Both listen on loopback only;
 * the embedded server also requires a password, which is a secret of the installation. Existing data takes precedence
 * over the installed programs: a machine on which `mongod` is installed later continues to use the embedded server,
 * because neither can read the files of the other.
 *
 * @param {{ folder: string, logs: string }} places
 * @param {string | null} [installed] the machine's mongod
 * @returns {Promise<{ url: string, plan: ProcessPlan }>}
 * @throws Problem if the data is from a `mongod` that is no longer installed
 */
export async function planMongo({ folder, logs }, installed = findProgram('mongod') ?? null) {
  const port = await freePort();
  const mongod = existsSync(path.join(folder, 'embedded')) ? null : installed;
  const storedByMongod = path.join(folder, 'mongod');
  if (!mongod && existsSync(storedByMongod)) {
    throw new Problem(
      `The data in ${storedByMongod} was written by mongod, which is no longer on the PATH.\n` +
        'Install it again, or set MONGODB_URI to a server that has the data.',
    );
  }
  const data = path.resolve(folder, mongod ? 'mongod' : 'embedded');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (mongod)
    return {
      url: `mongodb://127.0.0.1:${port}/?replicaSet=${SET}`,
      plan: planMongod(mongod, { port, data, logs }),
    };
  const secret = secretOf(folder, USER);
  return {
    url: `mongodb://${USER}:${secret}@127.0.0.1:${port}/?replicaSet=${SET}&authSource=admin`,
    plan: planEmbedded({ port, data, logs, secretFile: path.join(folder, 'secrets', USER) }),
  };
}

/** @typedef {{ port: number, data: string, logs: string }} Place */

/**
 * @param {Place & { secretFile: string }} place
 * @returns {ProcessPlan}
 */
function planEmbedded({ port, data, logs, secretFile }) {
  const program = path.join(ROOT, 'libs', 'server', 'embedded-mongo', 'dist', 'main.js');
  return {
    name: 'mongo',
    command: process.execPath,
    args: [
      ...['--enable-source-maps', program, '--folder', data, '--port', String(port), '--replica-set', SET],
      ...['--user', USER, '--secret-file', secretFile],
    ],
    env: process.env,
    logs,
    ipc: true,
    whenReady: (server, signal) =>
      until('the embedded database answers', () => isReady(server.announcement), { signal }),
  };
}

/** @param {unknown} announcement */
function isReady(announcement) {
  return /** @type {{ ready?: boolean } | undefined} */ (announcement)?.ready === true;
}

/**
 * @param {string} program
 * @param {Place} place
 * @returns {ProcessPlan}
 */
function planMongod(program, { port, data, logs }) {
  return {
    name: 'mongo',
    command: program,
    args: ['--dbpath', data, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', SET, '--quiet'],
    env: process.env,
    logs,
    whenReady: (_, signal) => until('mongod is the primary of its set', () => isPrimary(port), { signal }),
  };
}

/**
 * Whether a server is the primary of its set. Initiates the set if it is in none.
 *
 * @param {number} port
 */
async function isPrimary(port) {
  const { MongoClient } = /** @type {typeof import('mongodb')} */ (createRequire(import.meta.url)('mongodb'));
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 1_000,
  });
  try {
    const admin = client.db('admin');
    const { isWritablePrimary, setName } = await admin.command({ hello: 1 });
    if (setName === undefined) {
      const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
      await admin.command({ replSetInitiate: { _id: SET, members } }).catch((error) => {
        if (error.code !== ALREADY_INITIALIZED) throw error;
      });
    }
    return isWritablePrimary === true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}
