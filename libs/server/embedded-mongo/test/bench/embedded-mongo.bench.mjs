import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';

const SERVER = path.join(import.meta.dirname, '..', '..', 'dist', 'main.js');
const BARE_SERVER = path.join(import.meta.dirname, 'bare-server.mjs');
const DOCUMENTS = 100_000;
const BATCH = 1000;
/** Concurrent requests of one client process. */
const CONCURRENCY = 32;
const OWNERS = 50;

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {number} value
 * @property {'ms' | 'a second' | 'MB'} unit
 * @property {number} [baseline] the value of a bare server that uses a Map
 */

/** @typedef {import('mongodb').Collection<{ _id: number } & import('mongodb').Document>} Things */
/** @typedef {{ uri: string, stop: () => Promise<void>, milliseconds: number }} Started */

/**
 * Measures the throughput of the embedded server over loopback, with each write on the disk before its acknowledgement,
 * and of a bare server that speaks the same protocol and only uses a Map, alternately in the same run. It needs
 * `dist/main.js`.
 *
 * @param {{ seconds: number, rounds?: number }} options duration of one measurement, and the number of measurements;
 *   the
 *   result is their median
 * @returns {Promise<Row[]>}
 */
export async function benchEmbeddedMongo({ seconds, rounds = 3 }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'em-bench-'));
  const bare = await start(BARE_SERVER);
  const ours = await start(SERVER, '--folder', folder);
  const clients = [new MongoClient(ours.uri), new MongoClient(bare.uri)];
  try {
    const [our, their] = /** @type {[Things, Things]} */ (
      clients.map((client) => client.db('bench').collection('things'))
    );
    const filled = await fill(our, their);
    const measured = await measure(our, their, seconds, rounds);
    const memory = await our.db.admin().command({ serverStatus: 1 });
    await Promise.all(clients.map((client) => client.close()));
    await ours.stop();
    const again = await start(SERVER, '--folder', folder);
    await again.stop();
    return [
      { what: 'start of the process, nothing stored', value: Math.round(ours.milliseconds), unit: 'ms' },
      { what: 'start with 100,000 documents', value: Math.round(again.milliseconds), unit: 'ms' },
      ...filled,
      ...measured,
      { what: 'memory afterwards (resident)', value: memory['mem'].resident, unit: 'MB' },
      { what: 'data file afterwards', value: megabytes(path.join(folder, 'data.mdb')), unit: 'MB' },
    ];
  } finally {
    await Promise.all(clients.map((client) => client.close()));
    await Promise.all([bare.stop(), ours.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} program @param {string[]} args @returns {Promise<Started>} */
async function start(program, ...args) {
  const begun = performance.now();
  const child = fork(program, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ uri }] = await once(child, 'message');
  return {
    uri,
    milliseconds: performance.now() - begun,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {number} id */
function thing(id) {
  return {
    _id: id,
    owner: id % OWNERS,
    state: ['new', 'open', 'done'][id % 3],
    email: `reader${id}@example.org`,
    count: 0,
    note: 'The grass withers, the flower fades. '.repeat(4),
    at: new Date(1_700_000_000_000 + id * 1000),
  };
}

/** @param {Things} our @param {Things} their @returns {Promise<Row[]>} */
async function fill(our, their) {
  await our.createIndex({ email: 1 }, { unique: true });
  await our.createIndex({ owner: 1, state: 1, at: -1 });
  /** @param {Things} things */
  const insertAll = async (things) => {
    const begun = performance.now();
    for (let first = 0; first < DOCUMENTS; first += BATCH)
      await things.insertMany(Array.from({ length: BATCH }, (_, at) => thing(first + at)));
    return Math.round(DOCUMENTS / ((performance.now() - begun) / 1000));
  };
  const baseline = await insertAll(their);
  const value = await insertAll(our);
  return [{ what: '100,000 inserts by the thousand, 3 indexes', value, unit: 'a second', baseline }];
}

/** @param {Things} our @param {Things} their @param {number} seconds @param {number} rounds @returns {Promise<Row[]>} */
async function measure(our, their, seconds, rounds) {
  let next = DOCUMENTS;
  const any = () => Math.floor(Math.random() * DOCUMENTS);
  /** @type {{ what: string, run: (things: Things) => Promise<unknown>, hasBaseline: boolean }[]} */
  const subjects = [
    { what: 'inserts, one by one', run: (things) => things.insertOne(thing(next++)), hasBaseline: true },
    { what: 'finds by _id', run: (things) => things.findOne({ _id: any() }), hasBaseline: true },
    {
      what: 'finds by a unique index',
      run: (things) => things.findOne({ email: `reader${any()}@example.org` }),
      hasBaseline: false,
    },
    {
      what: 'indexed sorts, the first 20',
      run: (things) =>
        things
          .find({ owner: any() % OWNERS, state: 'open' })
          .sort({ at: -1 })
          .limit(20)
          .toArray(),
      hasBaseline: false,
    },
    {
      what: 'updates by _id',
      run: (things) => things.updateOne({ _id: any() }, { $inc: { count: 1 } }),
      hasBaseline: true,
    },
    {
      what: 'transactions of two updates',
      run: (things) =>
        things.client.withSession((session) =>
          session.withTransaction(async () => {
            await things.updateOne({ _id: any() }, { $inc: { count: 1 } }, { session });
            await things.updateOne({ _id: any() }, { $inc: { count: -1 } }, { session });
          }),
        ),
      hasBaseline: false,
    },
  ];
  const figures = subjects.map(() => ({
    /** @type {number[]} */ ours: [],
    /** @type {number[]} */ bare: [],
  }));
  // Each subject runs once per round, so that changes in the machine's load affect all of them. The first round warms
  // up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, { run, hasBaseline }] of subjects.entries()) {
      const bare = hasBaseline ? [await perSecond(() => run(their), seconds)] : [];
      const ours = await perSecond(() => run(our), seconds);
      if (round === 0) continue;
      figures[at]?.bare.push(...bare);
      figures[at]?.ours.push(ours);
    }
  return subjects.map(({ what, hasBaseline }, at) => ({
    what,
    value: middle(figures[at]?.ours ?? []),
    unit: 'a second',
    ...(hasBaseline && { baseline: middle(figures[at]?.bare ?? []) }),
  }));
}

/** @param {() => Promise<unknown>} run @param {number} seconds */
async function perSecond(run, seconds) {
  let count = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      await run();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return Math.round(count / ((performance.now() - begun) / 1000));
}

/** @param {readonly number[]} figures */
function middle(figures) {
  return [...figures].sort((left, right) => left - right)[Math.floor(figures.length / 2)] ?? NaN;
}

/** @param {string} file */
function megabytes(file) {
  return Math.round(statSync(file).size / 2 ** 20);
}

/** Formats the rows as a Markdown table. @param {readonly Row[]} rows */
export function embeddedMongoTable(rows) {
  const lines = rows.map(({ what, value, unit, baseline }) => {
    const ratio = baseline === undefined ? '' : (value / baseline).toFixed(2);
    return `| ${what} | ${value.toLocaleString('en')} ${unit} | ${baseline?.toLocaleString('en') ?? ''} | ${ratio} |`;
  });
  return ['| embedded-mongo | | bare server | ratio |', '|---|--:|--:|--:|', ...lines].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const rows = await benchEmbeddedMongo({ seconds: Number(process.argv[2] ?? 5) });
  process.stdout.write(`${embeddedMongoTable(rows)}\n`);
}
