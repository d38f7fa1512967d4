import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'playwright-core';
import { grantRole } from '../admin/grant-role.mjs';
import { connectNats } from '../admin/connect-nats.mjs';
import { Tally } from '../checks/tally.mjs';
import { registerReader } from '../stack/readers.mjs';
import { until } from '../stack/until.mjs';
import { say, step } from '../terminal/terminal.mjs';
import { HOSTS, Installation } from './installation.mjs';
import { MixedLoad } from './mixed-load.mjs';
import { Network } from './network.mjs';
import { openReader } from './reader-client.mjs';
import { PREFIX } from './servers.mjs';

/** Requests in a second, by all readers together. */
const RATE = Number(process.env.HOSTS_RATE ?? 100);

/** Each of them writes a note about every two seconds, which is much for a person. */
const READERS = 40;

/** How long each fault lasts, in milliseconds. */
const FAULT_MS = 15_000;

/** No attempt fails in this time before the installation counts as recovered, in milliseconds. */
const QUIET_MS = 3_000;

/** How long a request waits for an answer, as the load balancer before the gateways does, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {() => Promise<void> | void} begin
 * @property {() => Promise<void> | void} end
 */

/**
 * Lays an installation out over four hosts, and lets one host and server after another fail while readers write, read
 * and ask. Every acknowledged write must be there once at the end, and no reader may see an error.
 *
 * @param {string} library
 * @returns {Promise<Tally>}
 */
export async function testHosts(library) {
  const tally = new Tally();
  const network = new Network(HOSTS, 'h2');
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-hosts-'));
  const installation = await (async () => {
    await network.create();
    return new Installation(network, data, library);
  })();
  let isWhole = false;
  try {
    await step('Starting four hosts', () => installation.start());
    const readers = await step('Readers', () => signInReaders(installation));
    const load = new MixedLoad(readers, RATE);
    await drill(tally, load, { name: 'no fault', begin: () => {}, end: () => {} });
    for (const fault of faultsOf(network, installation)) await drill(tally, load, fault);
    await load.stop();
    await tally.run('every acknowledged note is there, once', () => compareNotes(readers, load));
    isWhole = tally.failed === 0;
  } finally {
    await installation.stop();
    network.remove();
    if (isWhole) rmSync(data, { recursive: true, force: true });
    else say(`The logs are in ${installation.logs}.`);
  }
  return tally;
}

/** @param {Network} network @param {Installation} installation @returns {Fault[]} */
function faultsOf(network, installation) {
  /** @type {import('./host-process.mjs').HostProcess | undefined} */
  let killed;
  const kill = async (/** @type {string} */ name) => {
    killed = installation.process(name);
    await killed.end('SIGKILL');
  };
  const startKilled = () => killed?.start();
  return [
    { name: 'a host is cut off', begin: () => network.cut('h3'), end: () => network.join('h3') },
    {
      name: 'a host is slowed by 300 ms',
      begin: () => network.disturb({ delayMs: 150 }),
      end: () => network.disturb({}),
    },
    {
      name: 'a host loses 5% of its packets',
      begin: () => network.disturb({ lost: 0.05 }),
      end: () => network.disturb({}),
    },
    {
      name: 'the leader of NATS is killed',
      begin: async () => kill(await leaderOf(installation)),
      end: startKilled,
    },
    { name: 'the primary of Redis is killed', begin: () => kill('redis-h1'), end: startKilled },
    {
      name: 'a host dies',
      begin: () => {
        network.killAll('h3');
        network.cut('h3');
      },
      end: async () => {
        network.join('h3');
        await installation.startHost('h3');
      },
    },
  ];
}

/**
 * @param {Tally} tally
 * @param {MixedLoad} load
 * @param {Fault} fault
 */
function drill(tally, load, { name, begin, end }) {
  return tally.run(name, async () => {
    const before = {
      answered: { ...load.answered },
      repeated: load.repeated.length,
      errors: load.errors.length,
    };
    const begun = performance.now();
    await begin();
    await pause(FAULT_MS);
    const recovered = load.failedAt > begun ? load.failedAt - begun : 0;
    await end();
    await until('no attempt fails', () => performance.now() - load.failedAt > QUIET_MS, {
      withinMs: 60_000,
    }).catch(() => {});
    const errors = load.errors.slice(before.errors);
    const answered = Object.entries(load.answered).map(
      ([kind, count]) => `${count - (before.answered[kind] ?? 0)} ${kind}`,
    );
    say(
      `answered: ${answered.join(', ')}; repeated: ${countEach(load.repeated.slice(before.repeated))}; last failed attempt ${Math.round(recovered)} ms after the fault; errors: ${countEach(errors)}`,
    );
    const goesOn = ['passage', 'note', 'chat'].every(
      (kind) => (load.answered[kind] ?? 0) > (before.answered[kind] ?? 0),
    );
    return { passed: goesOn ? 1 : 0, failed: errors.length + (goesOn ? 0 : 1) };
  });
}

/** @param {string[]} errors */
function countEach(errors) {
  const kinds = [...new Set(errors)];
  const counts = kinds.map((kind) => `${errors.filter((each) => each === kind).length} × ${kind}`);
  return counts.join(', ') || 'none';
}

/**
 * The process of the NATS server that leads the stream of events.
 *
 * @param {Installation} installation
 * @returns {Promise<string>} its name
 */
async function leaderOf({ nats }) {
  const connection = await connectNats(nats.operatorUrl, 5_000);
  const answer = await connection.request(`$JS.API.STREAM.INFO.${PREFIX}-events`, undefined, {
    timeout: 5_000,
  });
  await connection.close();
  const { cluster, error } = answer.json();
  if (!cluster) throw new Error(`The stream of events is not known: ${JSON.stringify(error)}`);
  return cluster.leader;
}

/**
 * @param {Installation} installation
 * @returns {Promise<import('./reader-client.mjs').ReaderClient[][]>} for each reader a client at each gateway
 */
async function signInReaders({ urls, nats, callerSecret, outboxUrl }) {
  const [url = ''] = urls;
  const access = { url: nats.operatorUrl, prefix: PREFIX, secret: callerSecret };
  const readers = [];
  for (let count = 0; count < READERS; count += 1) {
    const api = await request.newContext();
    const reader = await registerReader(api, url, outboxUrl);
    await api.dispose();
    await grantRole(access, reader.email, 'admin');
    readers.push(await Promise.all(urls.map((each) => openReader(each, reader, TIMEOUT_MS))));
  }
  return readers;
}

/**
 * @param {import('./reader-client.mjs').ReaderClient[][]} readers
 * @param {MixedLoad} load
 */
async function compareNotes(readers, load) {
  let [acknowledged, lost, doubled] = [0, 0, 0];
  for (const [number, [client]] of readers.entries()) {
    const stored = client ? await notesOf(client) : [];
    const written = load.acknowledged[number] ?? [];
    acknowledged += written.length;
    lost += written.filter((text) => !stored.includes(text)).length;
    doubled += stored.length - new Set(stored).size;
  }
  say(`${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`);
  return { passed: acknowledged > 0 ? 1 : 0, failed: lost + doubled };
}

/**
 * @param {import('./reader-client.mjs').ReaderClient} client
 * @returns {Promise<string[]>} the texts of all notes
 */
async function notesOf(client) {
  /** @type {string[]} */
  const texts = [];
  for (let since = 0, more = true; more;) {
    const { data } = JSON.parse((await client.ask('GET', `/api/notes?since=${since}`)).text);
    texts.push(...data.notes.map((/** @type {{ text: string }} */ { text }) => text));
    ({ cursor: since, more } = data);
  }
  return texts;
}
