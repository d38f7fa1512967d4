import { Controller, Inject, Module } from '@nestjs/common';
import { AppError, defineMessage } from '@word-unfolded/contracts';
import { ContractClient, Handles, startService, type RunningService } from '@word-unfolded/service-kit';
import { openTestDatabase, suiteEnvironment, until, type TestDatabase } from '@word-unfolded/testing';
import { Schema, type Connection } from 'mongoose';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  ErasedOwners,
  Erasures,
  retryIfDuplicate,
  MONGO_CONNECTION,
  persistenceConfiguration,
  PersistenceModule,
  UnitOfWork,
} from '../src/index.js';

const Plant = defineMessage({
  subject: 'journal.plant',
  request: z.object({ tree: z.string(), fails: z.enum(['never', 'in-between', 'afterwards']) }),
  response: z.object({ number: z.number(), at: z.string() }),
});

/** A handler that takes longer than its caller waits. */
const PlantSlowly = defineMessage({ ...Plant, subject: 'journal.plant-slowly', timeoutMs: 200 });

type Tree = { readonly tree: string; readonly number: number; readonly at: Date };

const schema = new Schema<Tree>({ tree: String, number: Number, at: Date });
schema.index({ number: 1 }, { unique: true });
const treeModel = (connection: Connection) => connection.model<Tree>('Tree', schema);

let followUps = 0;
let whilePlanting: () => Promise<void> = () => Promise.resolve();
let slow: Promise<void> = Promise.resolve();

@Controller()
class Orchard {
  private readonly trees: ReturnType<typeof treeModel>;

  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.trees = treeModel(connection);
  }

  @Handles(Plant)
  async plant({ tree, fails }: { tree: string; fails: string }) {
    const planted = await retryIfDuplicate(() =>
      this.unitOfWork.run(async () => {
        const number = await this.trees.countDocuments();
        const at = new Date();
        await this.trees.create([{ tree, number, at }]);
        await whilePlanting();
        if (fails === 'in-between') throw AppError.of('SERVICE_UNAVAILABLE');
        return { number, at };
      }),
    );
    followUps += 1;
    if (fails === 'afterwards' && followUps === 1) throw new Error('the process is lost');
    return { number: planted.number, at: planted.at.toISOString() };
  }

  @Handles(PlantSlowly)
  async plantSlowly(request: { tree: string; fails: string }) {
    await slow;
    return this.plant(request);
  }

  count(): Promise<number> {
    return this.trees.countDocuments().exec();
  }

  async clear(): Promise<void> {
    await this.trees.deleteMany({});
  }
}

@Module({ imports: [PersistenceModule.of(treeModel)], controllers: [Orchard] })
class OrchardModule {}

let mongo: TestDatabase;
let replicas: RunningService[];
let orchard: Orchard;

beforeAll(async () => {
  mongo = await openTestDatabase();
  const environment = suiteEnvironment(mongo.environment);
  const start = () => startService('journal', OrchardModule, [persistenceConfiguration], environment);
  replicas = [await start(), await start()];
  orchard = replicas[0]!.app.get(Orchard);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await mongo.stop();
});
beforeEach(async () => {
  followUps = 0;
  whilePlanting = () => Promise.resolve();
  await orchard.clear();
});

const plant = (
  id: string,
  tree = 'fig',
  fails: 'never' | 'in-between' | 'afterwards' = 'never',
  contract = Plant,
) =>
  replicas[0]!.app
    .get(ContractClient)
    .ask(contract, { tree, fails }, { command: { id, fingerprint: tree, callerId: 'a'.repeat(24) } });
const codeOf = (response: Promise<unknown>) =>
  response.then(
    () => 'none',
    ({ code }: AppError) => code,
  );

describe('idempotent command', () => {
  it('is executed once, and always gets the same response', async () => {
    const id = randomUUID();
    const first = await plant(id);
    expect(await plant(id)).toEqual(first);
    expect(await orchard.count()).toBe(1);
    await plant(randomUUID());
    expect(await orchard.count()).toBe(2);
  });

  it('is executed once if several replicas receive it at the same moment', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => plant(id)));
    expect(new Set(answers.map(({ at }) => at)).size).toBe(1);
    expect(await orchard.count()).toBe(1);
  });

  it('is executed on a retry if it failed before its commit', async () => {
    const id = randomUUID();
    expect(await codeOf(plant(id, 'fig', 'in-between'))).toBe('SERVICE_UNAVAILABLE');
    expect(await orchard.count()).toBe(0);
    await plant(id);
    expect(await orchard.count()).toBe(1);
  });

  it('is completed on a retry if it was lost after its commit, and not executed again', async () => {
    const id = randomUUID();
    expect(await codeOf(plant(id, 'fig', 'afterwards'))).toBe('INTERNAL');
    expect((await plant(id, 'fig', 'afterwards')).number).toBe(0);
    expect([await orchard.count(), followUps]).toEqual([1, 2]);
  });

  it('is rejected if the key was used with a different request', async () => {
    const id = randomUUID();
    await plant(id, 'fig');
    expect(await codeOf(plant(id, 'olive'))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('leaves no record if it commits before, while or after the account of its caller is deleted', async () => {
    const callerId = 'b'.repeat(24);
    const recordsOf = () =>
      replicas[0]!.app.get<Connection>(MONGO_CONNECTION).collection('commands').countDocuments({ callerId });
    const ask = (contract = Plant) =>
      replicas[0]!.app
        .get(ContractClient)
        .ask(
          contract,
          { tree: 'text of a reader', fails: 'never' },
          { command: { id: randomUUID(), fingerprint: 'x', callerId } },
        );
    const deletion = { userId: callerId, at: new Date().toISOString() };
    await ask();
    expect(await recordsOf()).toBe(1);
    const outside = AsyncLocalStorage.snapshot();
    whilePlanting = () =>
      outside(async () => {
        await replicas[0]!.app.get(Erasures).eraseAccount(deletion);
        // As each replica hears it by the event.
        for (const { app } of replicas) app.get(ErasedOwners).note(callerId);
      });
    await ask();
    await until('all records are erased', async () => (await recordsOf()) === 0);
    await ask();
    expect(await recordsOf()).toBe(0);
  });

  it('changes nothing after its caller has stopped waiting', async () => {
    let go = () => {};
    slow = new Promise((resolve) => (go = resolve));
    expect(await codeOf(plant(randomUUID(), 'late', 'never', PlantSlowly))).toBe('SERVICE_TIMEOUT');
    go();
    await plant(randomUUID());
    expect(await orchard.count()).toBe(1);
  });
});
