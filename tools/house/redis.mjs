import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findProgram } from '../setup/find-program.mjs';
import { freePort } from './free-port.mjs';
import { until } from './until.mjs';

/**
 * An own Redis: on loopback, with a password of its own, and every write on disk within a second.
 *
 * @param {{ folder: string, logs: string }} places
 */
export async function planRedis({ folder, logs }) {
  const port = await freePort();
  const password = randomBytes(18).toString('base64url');
  mkdirSync(folder, { recursive: true });
  const settings = {
    bind: '127.0.0.1',
    port,
    requirepass: password,
    dir: path.resolve(folder),
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '""',
    'maxmemory-policy': 'noeviction', // BullMQ loses jobs under any other
    daemonize: 'no',
  };
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    plan: {
      name: 'redis',
      command: findProgram('redis-server') ?? 'redis-server',
      args: ['-'], // the password comes by standard input: arguments are shown to everyone on the machine
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
