import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { natsUsers } from '../../deploy/nats-permissions.mjs';
import { findProgram } from '../../setup/find-program.mjs';
import { freePort } from '../processes/free-port.mjs';
import { until } from '../until.mjs';

/** The user of the operator's commands, who may do everything. */
const OPERATOR = 'operator';

/**
 * Plans a local NATS with JetStream: on loopback, with passwords.
 *
 * @param {object} places
 * @param {string} places.folder
 * @param {string} places.logs
 * @param {string} [places.secret] of the installation, from which passwords are derived; otherwise one for this start
 * @param {string} [places.prefix] of the installation: each service gets a user that may only use its own subjects
 * @param {import('../processes/silence.mjs').WatchLimits} [places.watch] with which it is started again when it hangs
 */
export async function planNats({
  folder,
  logs,
  secret = randomBytes(18).toString('base64url'),
  prefix,
  watch,
}) {
  const port = await freePort();
  const password = (/** @type {string} */ user) =>
    createHmac('sha256', secret).update(user).digest('base64url');
  const urlOf = (/** @type {string} */ user) => `nats://${user}:${password(user)}@127.0.0.1:${port}`;
  const url = urlOf(OPERATOR);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'nats.conf');
  const quoted = (/** @type {string} */ user) => JSON.stringify(password(user));
  const users = prefix
    ? natsUsers({ prefix, operator: OPERATOR, password: quoted })
    : `authorization { user: ${OPERATOR}, password: ${quoted(OPERATOR)} }`;
  // Passwords are in a file that only its owner can read, because all users of a machine can see arguments.
  writeFileSync(file, settings(port, users, path.resolve(folder, 'jetstream')), { mode: 0o600 });
  return {
    url,
    urlOf,
    plan: {
      name: 'nats',
      command: findProgram('nats-server') ?? 'nats-server',
      args: ['-c', file],
      env: process.env,
      logs,
      whenReady: (/** @type {unknown} */ _, /** @type {AbortSignal} */ signal) =>
        until('NATS answers', () => answers(port), { signal }),
      ...(watch && { watch: await planWatch(url, watch, folder) }),
    },
  };
}

/**
 * nats-server 2.9 hangs on a disk that stays full for some minutes: it accepts connections and greets, and delivers
 * nothing until it is started again.
 *
 * @param {string} url
 * @param {import('../processes/silence.mjs').WatchLimits} limits
 * @param {string} folder
 * @returns {Promise<import('../processes/supervised-process.mjs').Watch>}
 */
async function planWatch(url, limits, folder) {
  // The client is a package, and packages are installed after this file has been loaded.
  const { askJetStream } = await import('./ask-jetstream.mjs');
  const remedy = `its disk is probably full, so make space for ${path.resolve(folder)}.`;
  return { answers: (withinMs) => askJetStream(url, withinMs), limits, remedy };
}

/**
 * @param {number} port
 * @param {string} users
 * @param {string} store
 */
function settings(port, users, store) {
  return [
    'host: "127.0.0.1"',
    `port: ${port}`,
    users,
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
