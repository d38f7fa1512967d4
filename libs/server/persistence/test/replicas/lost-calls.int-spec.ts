import { Module } from '@nestjs/common';
import type { AppError } from '@word-unfolded/contracts';
import { ContractClient, startService, type RunningService } from '@word-unfolded/service-kit';
import {
  endProcess,
  forkReady,
  openTestDatabase,
  suiteEnvironment,
  until,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import mongoose from 'mongoose';
import { execFile, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { LookAround, PickFruit, PlantTree, type Halt, type ReplicaMessage } from './orchard.js';

@Module({})
class CallerModule {}

/** A replica in its own process. */
class Replica {
  halted = 0;
  private constructor(readonly process: ChildProcess) {
    process.on('message', (message: ReplicaMessage) => {
      if (message === 'halted') this.halted += 1;
    });
  }

  static async start(environment: Environment, halt: Halt): Promise<Replica> {
    const main = path.join(import.meta.dirname, 'dist', 'main.js');
    return new Replica(await forkReady(main, { ...environment, HALT: halt }));
  }

  async kill(): Promise<void> {
    await endProcess(this.process, 'SIGKILL');
  }
}

let mongo: TestDatabase;
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'bundle-replica.mjs')]);
  mongo = await openTestDatabase();
}, 120_000);
afterAll(() => mongo.stop());

let environment: Environment;
let caller: RunningService;
let replicas: Replica[];
beforeEach(async () => {
  environment = suiteEnvironment({ MONGODB_URI: mongo.uri });
  environment = {
    ...environment,
    MONGODB_DATABASE_PREFIX: `${mongo.prefix}${environment['SUBJECT_PREFIX']}-`,
  };
  caller = await startService('gateway', CallerModule, [], environment);
  replicas = [];
});
afterEach(async () => {
  await Promise.all(replicas.map((replica) => replica.kill()));
  await caller.stop();
});

async function replica(halt: Halt = 'never'): Promise<Replica> {
  const started = await Replica.start(environment, halt);
  replicas.push(started);
  return started;
}

const client = () => caller.app.get(ContractClient);
const look = () => client().ask(LookAround, {});
const plant = (tree: string) =>
  client().ask(
    PlantTree,
    { tree },
    { command: { id: `the command of ${tree}`, fingerprint: tree, callerId: 'a'.repeat(24) } },
  );
const plantWithoutKey = (tree: string) => client().ask(PlantTree, { tree });

/** The processes that have sent a stream. */
async function pick(): Promise<number[]> {
  const pids = [];
  for await (const { pid } of client().stream(PickFruit, {})) pids.push(pid);
  return pids;
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    ({ code }: AppError) => code,
  );

/** Plants with the same key until the outcome is known, as a browser does. */
async function insist(tree: string): Promise<void> {
  for (;;) {
    const code = await codeOf(plant(tree));
    if (code === 'answered') return;
    expect(code).toBe('OUTCOME_UNKNOWN');
  }
}

async function treesInDatabase(): Promise<string[]> {
  const connection = await mongoose.createConnection(mongo.uri).asPromise();
  try {
    const client = connection.getClient();
    const { databases } = await client.db('admin').admin().listDatabases();
    const own = databases.filter(({ name }) => name.startsWith(environment['MONGODB_DATABASE_PREFIX']!));
    const found = await Promise.all(
      own.map(({ name }) => client.db(name).collection('trees').find().toArray()),
    );
    return found
      .flat()
      .map((tree) => String(tree['tree']))
      .sort();
  } finally {
    await connection.close();
  }
}

describe.each(['before-work', 'after-work'] as const)('calls at a replica that is killed %s', (halt) => {
  it('are answered by another one if they only read; writes report an unknown outcome and act once', async () => {
    const lost = await replica(halt);
    const calls = [codeOf(plant('fig')), codeOf(plantWithoutKey('vine'))];
    const read = look();
    await until('the replica has all calls', () => lost.halted === 3);
    const other = await replica();
    await lost.kill();
    expect(await Promise.all(calls)).toEqual(['OUTCOME_UNKNOWN', 'OUTCOME_UNKNOWN']);
    expect(await read).toEqual({ pid: other.process.pid });
    await insist('fig');
    expect(await treesInDatabase()).toEqual(halt === 'after-work' ? ['fig', 'vine'] : ['fig']);
  }, 60_000);
});

describe('calls at a replica that freezes', () => {
  it('are treated alike, also those that it has not received yet, and a write acts once after it goes on', async () => {
    const frozen = await replica();
    const other = await replica();
    frozen.process.kill('SIGSTOP');
    const trees = ['almond', 'cedar', 'fig', 'olive'];
    const reads = Promise.all(Array.from({ length: 8 }, look));
    await Promise.all(trees.map(insist));
    for (const { pid } of await reads) expect(pid).toBe(other.process.pid);
    // From now on calls and streams avoid it. A stream is not repeated, so that one at the frozen replica would fail.
    for (let count = 0; count < 8; count += 1) expect(await pick()).toEqual([other.process.pid]);
    frozen.process.kill('SIGCONT');
    // It now executes the writes that it had received.
    await until('both replicas answer', async () => {
      const pids = new Set((await Promise.all(Array.from({ length: 20 }, look))).map(({ pid }) => pid));
      return pids.size === 2;
    });
    await Promise.all(trees.map(insist));
    expect(await treesInDatabase()).toEqual(trees);
  }, 60_000);
});

describe('streams that are lost before they open', () => {
  it('say so when their replica is killed, and another one opens the next', async () => {
    const lost = await replica();
    lost.process.kill('SIGSTOP');
    const picked = codeOf(pick());
    await lost.kill();
    expect(await picked).toBe('SERVICE_UNAVAILABLE');
    const other = await replica();
    expect(await pick()).toEqual([other.process.pid]);
  }, 60_000);

  it('say so when their replica is frozen and another one answers', async () => {
    const frozen = await replica();
    const other = await replica();
    frozen.process.kill('SIGSTOP');
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => pick().catch(({ code }: AppError) => code)),
    );
    for (const outcome of outcomes)
      expect(outcome).toEqual(Array.isArray(outcome) ? [other.process.pid] : 'SERVICE_UNAVAILABLE');
  }, 60_000);
});
