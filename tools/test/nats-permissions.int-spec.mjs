import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@nats-io/transport-node';
import { composedEnvironment } from '../deploy/compose-file.mjs';
import { natsPermissions, readNatsAccess } from '../deploy/nats-permissions.mjs';
import { planNats } from '../stack/services/nats.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';
import { findProgram } from '../setup/find-program.mjs';
import { ROOT, SERVICES } from '../setup/workspace.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-nats-'));
const silent = { started: () => {}, died: () => {}, recovered: () => {}, complained: () => {} };

/** @type {SupervisedProcess} */
let server;
/** @type {(user: string) => string} */
let urlOf;

beforeAll(async () => {
  const nats = await planNats({ folder, logs: path.join(folder, 'logs'), prefix: 'wu' });
  urlOf = nats.urlOf;
  server = new SupervisedProcess(nats.plan, silent);
  await server.start();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const access = readNatsAccess();

/** Everything that some service publishes: calls, events, commands of JetStream, acknowledgements. */
const PUBLISHED = [
  ...new Set(SERVICES.flatMap((each) => natsPermissions(each, accessOf(each), 'wu').publish)),
  ...[
    'wu.auth.role.grant',
    'wu.auth.role',
    '$JS.API.STREAM.DELETE.wu-events',
    '$JS.API.STREAM.PURGE.wu-events',
  ],
  ...[
    '$JS.API.CONSUMER.CREATE.wu-events',
    '$JS.API.STREAM.LIST',
    'other.auth.account.get',
    '$SYS.REQ.SERVER.PING',
  ],
].map((subject) => subject.replace(/[>*]$/, 'one'));

const SUBSCRIBED = [
  ...SERVICES.flatMap((each) => [`wu.${each}.>`, `_INBOX.wu.${each}.one`, `wu.event.${each}.>`]),
  ...['>', 'wu.>', 'wu.event.>', 'wu.dead.>', '_INBOX.>', '_INBOX.wu.>', '$JS.>', 'other.>'],
];

/** @param {string} service */
function accessOf(service) {
  const own = access[service];
  if (!own) throw new Error(`no access of ${service}`);
  return own;
}

/**
 * The subjects that NATS refuses to a service.
 *
 * @param {string} service
 * @returns {Promise<{ publish: string[], subscribe: string[] }>}
 */
async function refusedTo(service) {
  const { hostname, port, username, password } = new URL(urlOf(service));
  const connection = await connect({ servers: `${hostname}:${port}`, user: username, pass: password });
  /** @type {{ publish: string[], subscribe: string[] }} */
  const refused = { publish: [], subscribe: [] };
  const watching = (async () => {
    for await (const status of connection.status()) {
      const error = /** @type {{ operation?: string, subject?: string }} */ (
        status.type === 'error' ? status.error : {}
      );
      if (error.subject) refused[error.operation === 'publish' ? 'publish' : 'subscribe'].push(error.subject);
    }
  })();
  for (const subject of SUBSCRIBED) connection.subscribe(subject, { callback: () => {} });
  for (const subject of PUBLISHED) connection.publish(subject);
  await connection.flush();
  await connection.close();
  await watching;
  return refused;
}

/** @param {string} allowed with or without a wildcard at its end @param {string} subject */
const covers = (allowed, subject) =>
  allowed === subject ||
  (allowed.endsWith('.>') && subject.startsWith(allowed.slice(0, -1))) ||
  (allowed.endsWith('.*') &&
    /^[^.]+$/.test(subject.slice(allowed.length - 1)) &&
    subject.startsWith(allowed.slice(0, -1)));

describe.each(SERVICES)('NATS with the user of %s', (service) => {
  it('refuses every subject that the service has no use for, and no other', async () => {
    const permissions = natsPermissions(service, accessOf(service), 'wu');
    const refused = await refusedTo(service);
    for (const [operation, tried] of /** @type {const} */ ([
      ['publish', PUBLISHED],
      ['subscribe', SUBSCRIBED],
    ]))
      expect([...new Set(refused[operation])].sort()).toEqual(
        [...new Set(tried)]
          .filter((subject) => !permissions[operation].some((allowed) => covers(allowed, subject)))
          .sort(),
      );
  });

  it('lets nobody else read the calls of the service or the responses to it', async () => {
    for (const other of SERVICES.filter((each) => each !== service)) {
      const { subscribe } = natsPermissions(other, accessOf(other), 'wu');
      for (const subject of [`wu.${service}.account.get`, `_INBOX.wu.${service}.one`])
        expect([other, subscribe.some((allowed) => covers(allowed, subject))]).toEqual([other, false]);
    }
  });
});

it.each(['n4ts', '123456', '12e5'])(
  'nats-server takes the configuration of compose.yaml with the password %s',
  (password) => {
    const passwords = { NATS_PASSWORD: password, REDIS_PASSWORD: 'a', MONGODB_PASSWORD: 'b' };
    const checked = spawnSync(
      findProgram('nats-server') ?? 'nats-server',
      ['-t', '-c', path.join(ROOT, 'deploy', 'nats', 'nats.conf')],
      { env: composedEnvironment('nats', ['compose.yaml'], passwords), encoding: 'utf8' },
    );
    expect({ status: checked.status, stderr: checked.stderr }).toMatchObject({ status: 0 });
  },
);
