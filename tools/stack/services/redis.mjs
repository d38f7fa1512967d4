import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findProgram } from '../../setup/find-program.mjs';
import { freePort } from '../processes/free-port.mjs';
import { until } from '../until.mjs';

/**
 * Plans a local Redis: on loopback, with a password, and every write on disk within a second.
 *
 * @param {{ folder: string, logs: string, password?: string }} places `password` of the installation; otherwise one for
 * this start
 */
export async function planRedis({ folder, logs, password = randomBytes(18).toString('base64url') }) {
  const port = await freePort();
  // Its append-only file contains links of emails, and Redis creates it readable for all users.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const settings = {
    bind: '127.0.0.1',
    port,
    requirepass: password,
    dir: path.resolve(folder),
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '""',
    'maxmemory-policy': 'noeviction', // BullMQ loses jobs with any other policy
    daemonize: 'no',
  };
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    plan: {
      name: 'redis',
      command: findProgram('redis-server') ?? 'redis-server',
      args: ['-'], // the password is passed by standard input, because all users of a machine can see arguments
      input: Object.entries(settings)
        .map(([key, value]) => `${key} ${key === 'dir' ? JSON.stringify(value) : value}`)
        .join('\n'),
      env: process.env,
      logs,
      whenReady: (/** @type {unknown} */ _, /** @type {AbortSignal} */ signal) =>
        until('Redis answers', () => answers(port, password), { signal }),
    },
  };
}

/**
 * @param {number} port
 * @param {string} password
 * @returns {Promise<boolean>}
 */
function answers(port, password) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    let received = '';
    socket.setTimeout(1_000, () => end(false));
    socket.on('error', () => end(false));
    socket.on('data', (data) => {
      received += data.toString();
      if (received.includes('+PONG')) end(true);
      else if (received.includes('-')) end(false);
    });
  });
}
