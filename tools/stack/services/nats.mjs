import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findProgram } from '../../setup/find-program.mjs';
import { freePort } from '../processes/free-port.mjs';
import { until } from '../until.mjs';

/**
 * Plans a local NATS with JetStream: on loopback, with a token.
 *
 * @param {{ folder: string, logs: string, token?: string }} places `token` of the installation; otherwise one for this
 * start
 */
export async function planNats({ folder, logs, token = randomBytes(18).toString('base64url') }) {
  const port = await freePort();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'nats.conf');
  // The token is in a file that only its owner can read, because all users of a machine can see arguments.
  writeFileSync(file, settings(port, token, path.resolve(folder, 'jetstream')), { mode: 0o600 });
  return {
    url: `nats://${token}@127.0.0.1:${port}`,
    plan: {
      name: 'nats',
      command: findProgram('nats-server') ?? 'nats-server',
      args: ['-c', file],
      env: process.env,
      logs,
      whenReady: (/** @type {unknown} */ _, /** @type {AbortSignal} */ signal) =>
        until('NATS answers', () => answers(port), { signal }),
    },
  };
}

/**
 * @param {number} port
 * @param {string} token
 * @param {string} store
 */
function settings(port, token, store) {
  return [
    'host: "127.0.0.1"',
    `port: ${port}`,
    `authorization { token: "${token}" }`,
    `jetstream { store_dir: ${JSON.stringify(store)}, max_memory_store: 64MB, max_file_store: 2GB }`,
    'max_payload: 1MB',
  ].join('\n');
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.on('error', () => end(false));
    socket.once('data', (data) => end(data.toString().startsWith('INFO')));
  });
}
