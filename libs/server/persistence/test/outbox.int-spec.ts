import { startEmbeddedMongo, type EmbeddedMongo } from '@word-unfolded/embedded-mongo';
import { PROCESSED_EVENTS, startService, type ProcessedEvents } from '@word-unfolded/service-kit';
import { suiteEnvironment, until, type Environment } from '@word-unfolded/testing';
import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { persistenceConfiguration } from '../src/index.js';
import { FactsModule, Witness, Writer } from './fixtures/facts.js';

const FOLDER = path.join(import.meta.dirname, '..');

let mongo: EmbeddedMongo;
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ inMemory: true });
});
afterAll(() => mongo.stop());

let databases = 0;
const surroundings = (): Environment =>
  suiteEnvironment({ MONGODB_URI: mongo.uri, MONGODB_DATABASE_PREFIX: `outbox-${(databases += 1)}-` });

const startWitness = async (environment: Environment) => {
  const service = await startService('journal', FactsModule, [persistenceConfiguration], environment);
  return {
    witness: service.app.get(Witness),
    writer: service.app.get(Writer),
    processed: service.app.get<ProcessedEvents>(PROCESSED_EVENTS),
    stop: () => service.stop(),
  };
};

describe('a fact and its event', () => {
  it('are one: the event arrives after the commit, and never when the transaction fails', async () => {
    const { witness, writer, stop } = await startWitness(surroundings());
    await writer.write('kept');
    await expect(writer.write('spoiled', true)).rejects.toThrow('spoiled');
    await writer.write('last');
    await until('both have arrived', async () => (await witness.seen()).length === 2);
    expect(await writer.written()).toEqual(['kept', 'last']);
    expect(await witness.seen()).toEqual(['kept', 'last']);
    await stop();
  });

  it('are acted on once: what a consumer has done is remembered with it, or neither is', async () => {
    const { witness, processed, stop } = await startWitness(surroundings());
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

  it('survive a process that is killed anywhere between write and publish, and arrive once', async () => {
    await promisify(execFile)(process.execPath, [path.join(FOLDER, 'test', 'fixtures', 'bundle-writer.mjs')]);
    const environment = surroundings();
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

/** Lets a process write facts, and kills it in the middle of it. @returns the facts that it said were written */
async function writeUntilKilled(environment: Environment, round: number): Promise<string[]> {
  const writer = spawn(process.execPath, [path.join(FOLDER, 'dist', 'writer.js'), String(round)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => writer.once('close', resolve));
  const said: string[] = [];
  createInterface({ input: writer.stdout }).on('line', (fact) => {
    said.push(fact);
    // Another number of writes each round: the relay is killed before, during and after it publishes.
    if (said.length === 3 + 7 * round) writer.kill('SIGKILL');
  });
  await ended;
  return said;
}
