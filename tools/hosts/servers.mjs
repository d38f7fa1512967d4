import { createHmac } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { natsUsers } from '../deploy/nats-permissions.mjs';
import { ROOT } from '../setup/workspace.mjs';
import { findProgram } from '../setup/find-program.mjs';
import { secretOf } from '../stack/secrets.mjs';

/** @typedef {import('./host-process.mjs').HostPlan} HostPlan */
/** @typedef {import('./network.mjs').Network} Network */

export const PREFIX = 'wu';
const OPERATOR = 'operator';

/** Name under which the Sentinels know the primary of Redis. */
const PRIMARY = 'wu';

/** A primary that does not answer for this time is replaced, in milliseconds. */
const REDIS_DOWN_AFTER_MS = 2_000;

/** Where the mail sandbox shows its letters. */
export const MAIL_PAGES_PORT = 8025;

const PORTS = {
  nats: 4222,
  routes: 6222,
  redis: 6379,
  sentinel: 26_379,
  mongo: 27_117,
  smtp: 2525,
  mail: MAIL_PAGES_PORT,
};

/**
 * A NATS server on each of the hosts, as one cluster whose streams can have a replica on each.
 *
 * @param {Network} network
 * @param {readonly string[]} hosts
 * @param {string} data
 * @returns {{ plans: HostPlan[], urlOf: (user: string) => string, operatorUrl: string }}
 */
export function planNatsCluster(network, hosts, data) {
  const secret = secretOf(data, 'nats');
  const password = (/** @type {string} */ user) =>
    createHmac('sha256', secret).update(user).digest('base64url');
  const quoted = (/** @type {string} */ user) => JSON.stringify(password(user));
  const users = natsUsers({ prefix: PREFIX, operator: OPERATOR, password: quoted });
  const routes = hosts.map((host) => `nats://${network.addressOf(host)}:${PORTS.routes}`);
  const urlOf = (/** @type {string} */ user) =>
    hosts
      .map((host) => `nats://${user}:${password(user)}@${network.addressOf(host)}:${PORTS.nats}`)
      .join(',');
  const plans = hosts.map((host) => {
    const name = `nats-${host}`;
    const address = network.addressOf(host);
    const file = write(data, name, 'nats.conf', [
      `server_name: ${name}`,
      `host: "${address}"`,
      `port: ${PORTS.nats}`,
      users,
      `jetstream { store_dir: ${JSON.stringify(path.join(data, name))} }`,
      `cluster { name: wu, listen: "${address}:${PORTS.routes}", routes: ${JSON.stringify(routes)} }`,
    ]);
    const isReady = () => answers(address, PORTS.nats);
    return { name, host, command: findProgram('nats-server') ?? 'nats-server', args: ['-c', file], isReady };
  });
  return { plans, urlOf, operatorUrl: urlOf(OPERATOR) };
}

/**
 * A primary of Redis, its replica, and a Sentinel on each of the hosts.
 *
 * @param {Network} network
 * @param {{ primary: string, replica: string, sentinels: readonly string[] }} hosts
 * @param {string} data
 * @returns {{ servers: HostPlan[], sentinels: HostPlan[], url: string }}
 */
export function planRedisSentinels(network, { primary, replica, sentinels }, data) {
  const password = secretOf(data, 'redis');
  const command = findProgram('redis-server') ?? 'redis-server';
  const server = (/** @type {string} */ host, /** @type {string[]} */ more) => {
    const name = `redis-${host}`;
    const address = network.addressOf(host);
    const file = write(data, name, 'redis.conf', [
      `bind ${address}`,
      `port ${PORTS.redis}`,
      `requirepass ${password}`,
      `masterauth ${password}`,
      `dir ${path.join(data, name)}`,
      'appendonly yes',
      'save ""',
      'maxmemory-policy noeviction',
      'repl-timeout 5',
      ...more,
    ]);
    return { name, host, command, args: [file], isReady: () => answers(address, PORTS.redis) };
  };
  const sentinel = (/** @type {string} */ host) => {
    const name = `sentinel-${host}`;
    const address = network.addressOf(host);
    const file = write(data, name, 'sentinel.conf', [
      `bind ${address}`,
      `port ${PORTS.sentinel}`,
      `dir ${path.join(data, name)}`,
      `sentinel monitor ${PRIMARY} ${network.addressOf(primary)} ${PORTS.redis} 2`,
      `sentinel auth-pass ${PRIMARY} ${password}`,
      `sentinel down-after-milliseconds ${PRIMARY} ${REDIS_DOWN_AFTER_MS}`,
      `sentinel failover-timeout ${PRIMARY} 10000`,
    ]);
    return {
      name,
      host,
      command,
      args: [file, '--sentinel'],
      isReady: () => answers(address, PORTS.sentinel),
    };
  };
  const addresses = sentinels.map((host) => `${network.addressOf(host)}:${PORTS.sentinel}`);
  return {
    servers: [
      server(primary, []),
      server(replica, [`replicaof ${network.addressOf(primary)} ${PORTS.redis}`]),
    ],
    sentinels: sentinels.map(sentinel),
    url: `redis-sentinel://:${password}@${addresses.join(',')}/?sentinelMasterId=${PRIMARY}`,
  };
}

/**
 * The embedded database and the mail sandbox on one host. They listen on loopback, so that their ports are shared.
 *
 * @param {Network} network
 * @param {string} host
 * @param {string} data
 * @returns {{ plans: HostPlan[], env: NodeJS.ProcessEnv }}
 */
export function planDatabase(network, host, data) {
  const folder = path.join(data, 'mongo');
  mkdirSync(folder, { recursive: true });
  const user = 'word-unfolded';
  const secret = secretOf(folder, user);
  for (const port of [PORTS.mongo, PORTS.smtp, PORTS.mail]) network.share(host, port);
  const program = (/** @type {string} */ name) => path.join(ROOT, 'libs', 'server', name, 'dist', 'main.js');
  const mongo = {
    name: 'mongo',
    host,
    command: process.execPath,
    args: [
      ...[program('embedded-mongo'), '--folder', folder, '--port', String(PORTS.mongo)],
      ...['--user', user, '--secret-file', path.join(folder, 'secrets', user)],
    ],
    isReady: async (/** @type {unknown} */ announcement) => announcement !== undefined,
  };
  const mail = {
    name: 'mail',
    host,
    command: process.execPath,
    args: [
      ...[program('sandbox'), '--folder', path.join(data, 'mail')],
      ...['--smtp-port', String(PORTS.smtp), '--http-port', String(PORTS.mail)],
    ],
    isReady: async (/** @type {unknown} */ announcement) => announcement !== undefined,
  };
  return {
    plans: [mongo, mail],
    env: {
      MONGODB_URI: `mongodb://${user}:${secret}@127.0.0.1:${PORTS.mongo}/?replicaSet=rs0&authSource=admin`,
      SMTP_URL: `smtp://127.0.0.1:${PORTS.smtp}`,
      SANDBOX_URL: `http://127.0.0.1:${PORTS.mail}`,
    },
  };
}

/**
 * @param {string} data
 * @param {string} name
 * @param {string} file
 * @param {string[]} lines
 */
function write(data, name, file, lines) {
  const folder = path.join(data, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, file), lines.join('\n'), { mode: 0o600 });
  return path.join(folder, file);
}

/**
 * @param {string} address
 * @param {number} port
 * @returns {Promise<boolean>} whether something listens there
 */
function answers(address, port) {
  return new Promise((resolve) => {
    const socket = connect(port, address);
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.on('error', () => end(false));
    socket.once('connect', () => end(true));
  });
}
