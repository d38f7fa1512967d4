import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, SERVICES } from '../setup/workspace.mjs';

/**
 * What a service does on NATS, by subjects without the prefix of the installation.
 *
 * @typedef {object} NatsAccess
 * @property {string[]} calls messages and streams of other services
 * @property {string[]} publishes events
 * @property {string[]} hears events, in every replica
 * @property {string[]} consumes names of its durable consumers, also of those that it removes
 */

/** @typedef {{ publish: string[], subscribe: string[] }} NatsPermissions */

/** What each service does on NATS, as its code says (`nats-access.spec.mjs`). @returns {Record<string, NatsAccess>} */
export function readNatsAccess() {
  return JSON.parse(readFileSync(path.join(ROOT, 'deploy', 'nats', 'access.json'), 'utf8'));
}

/**
 * The subjects that NATS lets a service use, and no others: those of its contracts, and the commands of JetStream for
 * the event stream and its own consumers.
 *
 * @param {string} service
 * @param {NatsAccess} access
 * @param {string} prefix of the installation (SUBJECT_PREFIX)
 * @returns {NatsPermissions}
 */
export function natsPermissions(service, { calls, publishes, hears, consumes }, prefix) {
  const called = [...new Set(calls.map((subject) => subject.split('.', 1)[0]))];
  const subjects = [
    ...calls,
    ...called.map((each) => `${each}.calls.locate`),
    ...publishes.map((each) => `event.${each}`),
    ...consumes.map((each) => `dead.${each}`),
  ];
  return {
    publish: [
      ...subjects.map((each) => `${prefix}.${each}`),
      // Responses, and the pace of streams. The names of inboxes cannot be guessed.
      '_INBOX.>',
      ...jetStreamCommands(service, consumes, `${prefix}-events`),
    ],
    subscribe: [
      `${prefix}.${service}.>`,
      ...hears.map((each) => `${prefix}.event.${each}`),
      `_INBOX.${prefix}.${service}.>`,
    ],
  };
}

/**
 * @param {string} service
 * @param {readonly string[]} consumers
 * @param {string} stream
 */
function jetStreamCommands(service, consumers, stream) {
  const ofStream = ['CREATE', 'UPDATE', 'INFO', 'MSG.GET'].map((each) => `STREAM.${each}.${stream}`);
  const ofConsumers = consumers.flatMap((each) => [
    ...['CREATE', 'DURABLE.CREATE', 'INFO', 'DELETE', 'MSG.NEXT'].map(
      (command) => `CONSUMER.${command}.${stream}.${each}`,
    ),
    `CONSUMER.CREATE.${stream}.${each}.>`,
  ]);
  const commands = [
    'INFO',
    ...ofStream,
    // Dead letters, which administrators remove.
    ...(consumers.length > 0 ? [`STREAM.MSG.DELETE.${stream}`] : []),
    // The gateway watches how long events wait.
    ...(service === 'gateway' ? [`CONSUMER.LIST.${stream}`] : []),
    ...ofConsumers,
  ];
  return [
    ...commands.map((each) => `$JS.API.${each}`),
    ...consumers.map((each) => `$JS.ACK.${stream}.${each}.>`),
  ];
}

/**
 * The users of NATS as a block of its configuration: each service with its own permissions, and the operator, who has
 * all.
 *
 * @param {object} users
 * @param {string} users.prefix
 * @param {string} users.operator
 * @param {(user: string) => string} users.password of a user, as the configuration contains it
 */
export function natsUsers({ prefix, operator, password }) {
  const access = readNatsAccess();
  const services = SERVICES.map((service) => {
    const own = access[service];
    if (!own) throw new Error(`deploy/nats/access.json has no ${service}.`);
    const { publish, subscribe } = natsPermissions(service, own, prefix);
    const permissions = `{ publish: ${JSON.stringify(publish)}, subscribe: ${JSON.stringify(subscribe)} }`;
    return `    { user: ${service}, password: ${password(service)}, permissions: ${permissions} }`;
  });
  return [
    'authorization {',
    '  users = [',
    `    { user: ${operator}, password: ${password(operator)} }`,
    ...services,
    '  ]',
    '}',
  ].join('\n');
}

/**
 * The configuration of the NATS of `deploy/compose.yaml`. Each password is a variable of the container.
 *
 * @param {string} [prefix] SUBJECT_PREFIX of the installation
 */
export function composedNatsConfiguration(prefix = 'wu') {
  const password = (/** @type {string} */ user) =>
    user === OPERATOR ? '$NATS_PASSWORD' : `$NATS_PASSWORD_${user.toUpperCase()}`;
  return [
    '# Written by tools/deploy/write-nats-configuration.mjs from access.json.',
    'port: 4222',
    'http_port: 8222',
    'jetstream { store_dir: "/data" }',
    natsUsers({ prefix, operator: OPERATOR, password }),
    '',
  ].join('\n');
}

/** The user of the operator's commands, who may do everything. */
const OPERATOR = 'word-unfolded';
