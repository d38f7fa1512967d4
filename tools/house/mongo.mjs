import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findProgram } from '../setup/find-program.mjs';
import { ROOT } from '../setup/workspace.mjs';
import { Problem } from '../terminal/terminal.mjs';
import { freePort } from './free-port.mjs';
import { until } from './until.mjs';

/** @typedef {import('./supervised-process.mjs').ProcessPlan} ProcessPlan */

/** Name of the replica set of one: transactions and change streams need a set. */
const SET = 'rs0';

/** MongoDB's answers to a set that is initiated again: AlreadyInitialized. */
const ALREADY_INITIALIZED = 23;

/**
 * Where the services keep what they have: an own `mongod` where the machine has one, otherwise the embedded server. Both
 * listen on loopback alone. What has been kept decides before what is installed: a machine that gets a `mongod` later
 * goes on with the embedded server, for neither reads the files of the other.
 *
 * @param {{ folder: string, logs: string }} places
 * @param {string | null} [installed] the machine's mongod
 * @returns {Promise<{ url: string, plan: ProcessPlan }>}
 * @throws Problem when a `mongod` has kept the data and is gone
 */
export async function planMongo({ folder, logs }, installed = findProgram('mongod') ?? null) {
  const port = await freePort();
  const url = `mongodb://127.0.0.1:${port}/?replicaSet=${SET}`;
  const mongod = existsSync(path.join(folder, 'embedded')) ? null : installed;
  const keptByMongod = path.join(folder, 'mongod');
  if (!mongod && existsSync(keptByMongod)) {
    throw new Problem(
      `The data in ${keptByMongod} was kept by mongod, which is no longer on the PATH.\n` +
        'Install it again, or set MONGODB_URI to a server that has the data.',
    );
  }
  const data = path.resolve(folder, mongod ? 'mongod' : 'embedded');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  return {
    url,
    plan: mongod ? planMongod(mongod, { port, data, logs }) : planEmbedded({ port, data, logs }),
  };
}

/** @typedef {{ port: number, data: string, logs: string }} Place */

/**
 * @param {Place} place
 * @returns {ProcessPlan}
 */
function planEmbedded({ port, data, logs }) {
  const program = path.join(ROOT, 'libs', 'server', 'embedded-mongo', 'dist', 'main.js');
  return {
    name: 'mongo',
    command: process.execPath,
    args: ['--enable-source-maps', program, '--folder', data, '--port', String(port), '--replica-set', SET],
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
 * Whether a server is the primary of its set; makes the set of it when it is in none.
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
