import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { openTestDatabase } from '@word-unfolded/testing';
import { findProgram } from '../setup/find-program.mjs';
import { freePort } from '../stack/processes/free-port.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';
import { planService } from '../stack/services/service.mjs';
import { until } from '../stack/until.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-tls-'));
const logs = path.join(folder, 'logs');
const [authority, certificate, key] = ['authority.pem', 'server.pem', 'server.key'].map((each) =>
  path.join(folder, each),
);
const silent = { started: () => {}, died: () => {}, recovered: () => {}, complained: () => {} };

/** @type {(() => unknown)[]} */
const stops = [];
/** Addresses of the servers, which all require TLS. @type {Record<string, string>} */
const servers = {};

/** An authority that only this test knows, and the certificate of its servers. */
function makeCertificates() {
  const openssl = (/** @type {string[]} */ ...args) => execFileSync('openssl', args, { stdio: 'pipe' });
  const authorityKey = path.join(folder, 'authority.key');
  const request = path.join(folder, 'server.csr');
  const names = path.join(folder, 'names');
  const newKey = (/** @type {string} */ file) => [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    file,
  ];
  openssl(
    'req',
    '-x509',
    ...newKey(authorityKey),
    '-out',
    String(authority),
    '-subj',
    '/CN=Authority',
    '-days',
    '2',
  );
  openssl('req', ...newKey(String(key)), '-out', request, '-subj', '/CN=localhost');
  writeFileSync(names, 'subjectAltName=DNS:localhost,IP:127.0.0.1');
  const signed = [
    '-CA',
    String(authority),
    '-CAkey',
    authorityKey,
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    names,
  ];
  openssl('x509', '-req', '-in', request, ...signed, '-out', String(certificate));
}

/** @param {string} name @param {string[]} args @param {number} port */
async function startServer(name, args, port) {
  const command = findProgram(name) ?? name;
  const whenReady = () => until(`${name} listens`, () => listens(port));
  const server = new SupervisedProcess({ name, command, args, env: process.env, logs, whenReady }, silent);
  stops.push(() => server.stop());
  await server.start();
}

/** @param {number} port @returns {Promise<boolean>} */
function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
    socket.on('connect', () => socket.end());
  });
}

async function startNats() {
  const port = await freePort();
  const file = path.join(folder, 'nats.conf');
  const tls = `tls { cert_file: ${JSON.stringify(certificate)}, key_file: ${JSON.stringify(key)} }`;
  const store = `jetstream { store_dir: ${JSON.stringify(path.join(folder, 'jetstream'))} }`;
  writeFileSync(file, [`host: "127.0.0.1"`, `port: ${port}`, tls, store].join('\n'));
  await startServer('nats-server', ['-c', file], port);
  servers.NATS_URL = `tls://localhost:${port}`;
}

async function startRedis() {
  const port = await freePort();
  const tls = [
    '--tls-port',
    String(port),
    '--tls-cert-file',
    String(certificate),
    '--tls-key-file',
    String(key),
  ];
  const plain = [
    '--port',
    '0',
    '--tls-auth-clients',
    'no',
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    folder,
  ];
  await startServer('redis-server', [...tls, ...plain], port);
  servers.REDIS_URL = `rediss://localhost:${port}`;
}

/** The database of the tests behind TLS, because the embedded server listens on loopback only and has none. */
async function startDatabase() {
  const database = await openTestDatabase();
  stops.push(() => database.stop());
  const { hostname, port: inside, username, password } = new URL(database.uri);
  const server = createServer(
    { cert: readFileSync(String(certificate)), key: readFileSync(String(key)) },
    (socket) => {
      const line = connect(Number(inside), hostname);
      socket.pipe(line).pipe(socket);
      for (const [one, other] of [
        [socket, line],
        [line, socket],
      ])
        one?.on('error', () => other?.destroy());
      socket.on('close', () => line.destroy());
    },
  );
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  stops.unshift(() => server.close());
  const user = username ? `${username}:${password}@` : '';
  servers.MONGODB_URI = `mongodb://${user}localhost:${port}/?directConnection=true&tls=true&authSource=admin`;
  servers.MONGODB_DATABASE_PREFIX = database.prefix;
}

/** @param {NodeJS.ProcessEnv} more */
function planBilling(more) {
  return planService('billing', {
    env: {
      ...{ PATH: process.env.PATH, ...servers, SUBJECT_PREFIX: 'tls', LOG_LEVEL: 'info' },
      CALLER_SECRET: 'a secret of the tests that signs their callers',
      ...more,
    },
    logs,
  });
}

beforeAll(async () => {
  mkdirSync(logs);
  makeCertificates();
  await Promise.all([startNats(), startRedis(), startDatabase()]);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a service says that it does not know the authority of its servers, and sends them nothing', async () => {
  const billing = new SupervisedProcess(planBilling({}), silent);
  const started = billing.start().catch(() => {});
  const log = path.join(logs, 'billing.log');
  try {
    await until('it is said', () => existsSync(log) && /certificate/i.test(readFileSync(log, 'utf8')));
  } finally {
    await billing.stop();
    await started;
  }
});

it('a service uses NATS, Redis and MongoDB over TLS, with the authority of NODE_EXTRA_CA_CERTS', async () => {
  const billing = new SupervisedProcess(planBilling({ NODE_EXTRA_CA_CERTS: authority }), silent);
  try {
    // It is ready when NATS, Redis and the database answer.
    await billing.start();
  } finally {
    await billing.stop();
  }
});
