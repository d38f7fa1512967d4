import { PROCESSED_EVENTS, startService, type ProcessedEvents } from '@word-unfolded/service-kit';
import {
  openTestDatabase,
  suiteEnvironment,
  until,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { persistenceConfiguration } from '../src/index.js';
import { FactsModule, Witness, Writer } from './fixtures/facts.js';

const FOLDER = path.join(import.meta.dirname, '..');

let mongo: TestDatabase;
beforeAll(async () => {
  mongo = await openTestDatabase();
});
afterAll(() => mongo.stop());

let databases = 0;
const backingServices = (): Environment =>
  suiteEnvironment({
    ...mongo.environment,
    MONGODB_DATABASE_PREFIX: `${mongo.prefix}${(databases += 1)}-`,
  });

const startWitness = async (environment: Environment) => {
  const service = await startService('journal', FactsModule, [persistenceConfiguration], environment);
  return {
    witness: service.app.get(Witness),
    writer: service.app.get(Writer),
    processed: service.app.get<ProcessedEvents>(PROCESSED_EVENTS),
    stop: () => service.stop(),
  };
};

describe('fact and event', () => {
  it('are atomic: the event arrives after the commit, and never after a failed transaction', async () => {
    const { witness, writer, stop } = await startWitness(backingServices());
    await writer.write('kept');
    await expect(writer.write('spoiled', true)).rejects.toThrow('spoiled');
    await writer.write('last');
    await until('both have arrived', async () => (await witness.seen()).length === 2);
    expect(await writer.written()).toEqual(['kept', 'last']);
    expect(await witness.seen()).toEqual(['kept', 'last']);
    await stop();
  });

  it("are processed once: a consumer's work and its record are atomic", async () => {
    const { witness, processed, stop } = await startWitness(backingServices());
    const act = () => processed.once('write-down', 'event-1', () => witness.writeDown({ fact: 'told' }));
    await expect(
      processed.once('write-down', 'event-1', async () => {
        await witness.writeDown({ fact: 'told' });
        throw new Error('no room');
      }),
    ).rejects.toThrow('no room');
    expect(await witness.seen()).toEqual([]);
    expect((await Promise.all([act(), act(), act()])).sort()).toEqual(['done', 'repeated', 'repeated']);
    expect(await witness.seen()).toEqual(['told']);
    await stop();
  });

  it('survive a crash at any point between write and publication, and arrive once', async () => {
    await promisify(execFile)(process.execPath, [path.join(FOLDER, 'test', 'fixtures', 'bundle-writer.mjs')]);
    const environment = backingServices();
    const acknowledged: string[] = [];
    for (const round of [1, 2, 3, 4, 5]) acknowledged.push(...(await writeUntilKilled(environment, round)));

    expect(acknowledged.length).toBeGreaterThanOrEqual(120);
    const { witness, writer, stop } = await startWitness(environment);
    const written = await writer.written();
    expect(written).toEqual(expect.arrayContaining(acknowledged));
    await until(
      'every fact was heard of',
      async () => (await witness.seen()).length >= written.length,
      20_000,
    );
    await writer.write('last');
    await until('the last was heard of', async () => (await witness.seen()).includes('last'));
    expect(await witness.seen()).toEqual(await writer.written());
    await stop();
  }, 60_000);
});

/** Lets a process write facts, and kills it in between. @returns the facts that it reported as written */
async function writeUntilKilled(environment: Environment, round: number): Promise<string[]> {
  const writer = spawn(process.execPath, [path.join(FOLDER, 'dist', 'writer.js'), String(round)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => writer.once('close', resolve));
  const reported: string[] = [];
  createInterface({ input: writer.stdout }).on('line', (fact) => {
    reported.push(fact);
    // The number of writes differs each round, so the relay is killed before, during and after the publication.
    if (reported.length === 3 + 7 * round) writer.kill('SIGKILL');
  });
  await ended;
  return reported;
}
