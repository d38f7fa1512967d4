import { Inject, Injectable, Module } from '@nestjs/common';
import { AccountDeleted, AppError } from '@word-unfolded/contracts';
import {
  ADMINISTERED_ERASURES,
  ErasureParticipant,
  EventBus,
  startService,
  type AdministeredJobs,
  type RunningService,
} from '@word-unfolded/service-kit';
import {
  openTestDatabase,
  settleErasures,
  suiteEnvironment,
  until,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import { Schema, type Connection, type Model } from 'mongoose';
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  Erasures,
  MONGO_CONNECTION,
  OwnedRepository,
  ownerOf,
  persistenceConfiguration,
  PersistenceModule,
  UnitOfWork,
  type OwnerId,
} from '../src/index.js';

type Psalm = { readonly ownerId: string; readonly title: string };

const schema = new Schema<Psalm>({ ownerId: String, title: String }, { collection: 'psalms' });
schema.index({ ownerId: 1, title: 1 });
const psalmModel = (connection: Connection): Model<Psalm> => connection.model<Psalm>('Psalm', schema);

@Injectable()
class PsalmRepository extends OwnedRepository<Psalm> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(psalmModel(connection));
  }

  write = (ownerId: OwnerId, title: string) => this.insert(ownerId, { title });
  writeMany = (ownerId: OwnerId, titles: string[]) =>
    this.bulkInsert(
      ownerId,
      titles.map((title) => ({ title })),
    );
  put = (ownerId: OwnerId, title: string) =>
    this.updateOne(ownerId, { title }, { $set: { title } }, { upsert: true });
  change = (ownerId: OwnerId, title: string) => this.updateOne(ownerId, {}, { $set: { title } });
  all = (ownerId: OwnerId) => this.count(ownerId, {});
}

/** Counts its batches, in all processes of this test. */
const batches: string[] = [];
let failures = 0;
let batch: () => Promise<boolean> = () => Promise.resolve(true);

@Injectable()
class Echoes extends ErasureParticipant {
  override readonly name = 'echoes';
  override readonly phase = 'files';

  override async eraseBatch(owner: string): Promise<boolean> {
    batches.push(owner);
    if (failures > 0) {
      failures -= 1;
      throw new Error('the cave is closed');
    }
    return batch();
  }
}

/** Something outside the database that only the psalms lead to. */
@Injectable()
class Melodies extends ErasureParticipant {
  static failures = 0;
  override readonly name = 'melodies';
  override readonly phase = 'linked';

  override eraseBatch(): Promise<boolean> {
    if (Melodies.failures === 0) return Promise.resolve(true);
    Melodies.failures -= 1;
    return Promise.reject(new Error('the harp is away'));
  }
}

@Module({ imports: [PersistenceModule.of(psalmModel)], providers: [PsalmRepository, Echoes, Melodies] })
class PsalmsModule {}

let mongo: TestDatabase;
let environment: Environment;
let services: RunningService[];
let psalms: PsalmRepository;
let database: Connection;
let david: OwnerId;
const asaph = ownerOf('a'.repeat(24));
let owners = 0;

const start = () => startService('journal', PsalmsModule, [persistenceConfiguration], environment);
const erasures = () => database.collection<{ _id: string; state: string; account?: string }>('erasures');
const deleteDavid = () => services[0]!.app.get(Erasures).begin(david, new Date());

beforeAll(async () => {
  mongo = await openTestDatabase();
  environment = suiteEnvironment(mongo.environment);
  services = [await start(), await start()];
  psalms = services[0]!.app.get(PsalmRepository);
  database = services[0]!.app.get<Connection>(MONGO_CONNECTION);
  await psalms.write(asaph, 'Truly God is good');
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await mongo.stop();
});
beforeEach(() => {
  owners += 1;
  david = ownerOf(owners.toString(16).padStart(24, '0'));
  batches.length = 0;
  failures = 0;
  batch = () => Promise.resolve(true);
});
afterEach(async () => {
  expect(await psalms.all(asaph)).toBe(1);
});

describe('a deleted account', () => {
  it('is erased by each service that hears of it, and only a tombstone without its id stays', async () => {
    await psalms.writeMany(
      david,
      Array.from({ length: 1_200 }, (_, number) => `Psalm ${number}`),
    );
    const at = new Date().toISOString();
    await services[0]!.app.get(EventBus).publish(AccountDeleted, { userId: david, at });
    await until('the documents are gone', async () => (await psalms.all(david)) === 0);
    await settleErasures(database);
    const tombstones = await erasures().find({}).toArray();
    expect(tombstones.map(({ state }) => state)).toEqual(['erased']);
    expect(JSON.stringify(tombstones)).not.toContain(david);
    expect(batches).toEqual([david, david]); // at once, and when late writes have ended
  });

  it.each([
    ['inserted', () => psalms.write(david, 'A new song')],
    ['inserted with others', () => psalms.writeMany(david, ['A new song'])],
    ['put', () => psalms.put(david, 'A new song')],
    ['written in a transaction', () => inTransaction(() => psalms.writeMany(david, ['A new song']))],
  ])('takes no more documents: %s', async (_, write) => {
    await deleteDavid();
    await expect(write()).rejects.toMatchObject({ code: 'ACCOUNT_DELETED', status: 401 });
    await settleErasures(database);
    expect(await psalms.all(david)).toBe(0);
  });

  it('takes none in a replica that missed the event, after it has looked', async () => {
    await deleteDavid();
    const other = services[1]!.app.get(PsalmRepository);
    await expect(other.write(david, 'A new song')).rejects.toMatchObject({ code: 'ACCOUNT_DELETED' });
    await expect(psalms.change(david, 'An old song')).resolves.toBeNull();
  });

  it('loses what was committed during its deletion, when late writes have ended', async () => {
    const outside = AsyncLocalStorage.snapshot();
    await inTransaction(async () => {
      await psalms.write(david, 'A late song');
      await outside(deleteDavid);
      await outside(() => until('the first round is over', () => batches.length > 0));
    });
    expect(await psalms.all(david)).toBe(1);
    await settleErasures(database);
    expect(await psalms.all(david)).toBe(0);
  });
});

describe('an erasure', () => {
  it('is done by one replica at a time', async () => {
    let running = 0;
    let most = 0;
    let rounds = 0;
    batch = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      rounds += 1;
      return rounds % 50 === 0;
    };
    await deleteDavid();
    await settleErasures(database);
    expect([most, rounds]).toEqual([1, 100]);
  });

  it('is continued by another replica when one dies, after what was done', async () => {
    await deleteDavid();
    await until('it settles', async () => (await erasures().countDocuments({ state: 'settling' })) === 1);
    // As a process leaves it that was killed after its documents were erased.
    batches.length = 0;
    const left = { state: 'erasing', claimedBy: 'a killed process', erased: ['documents in psalms'] };
    await erasures().updateOne({ state: 'settling' }, { $set: { ...left, dueAt: new Date() } });
    await database.collection('psalms').insertOne({ ownerId: david, title: 'skipped in this round' });
    await until('another continues', async () => batches.length > 0);
    expect(await psalms.all(david)).toBe(1);
    await settleErasures(database);
    expect(await psalms.all(david)).toBe(0);
  });

  it('is retried after a failure, which keeps no other participant from erasing', async () => {
    await psalms.write(david, 'Out of the depths');
    failures = 1;
    await deleteDavid();
    await until('it is retried', () => batches.length >= 2);
    expect(await psalms.all(david)).toBe(0);
    await settleErasures(database);
  });

  it('keeps the documents while something cannot be erased that only they lead to', async () => {
    await psalms.write(david, 'Praise him with the harp');
    Melodies.failures = 1;
    await deleteDavid();
    await until(
      'the first attempt is over',
      async () => (await erasures().countDocuments({ attempts: 1 })) === 1,
    );
    expect([await psalms.all(david), batches]).toEqual([1, [david]]);
    await settleErasures(database);
    expect(await psalms.all(david)).toBe(0);
  });

  it('that has failed after all attempts is a dead letter, which administrators see and replay', async () => {
    const jobs = services[1]!.app.get<AdministeredJobs>(ADMINISTERED_ERASURES, { strict: false });
    failures = 9;
    await deleteDavid();
    await until('it has failed', async () => {
      await erasures().updateMany(
        { state: 'erasing', claimedBy: { $exists: false } },
        { $set: { dueAt: new Date(0) } },
      );
      return (await jobs.counts()).failed === 1;
    });
    const { jobs: listed } = await jobs.list('failed', { page: 1, limit: 10 });
    expect(listed).toMatchObject([{ attempts: 9, failure: expect.stringContaining('the cave is closed') }]);
    expect(JSON.stringify(listed)).not.toContain(david);
    const { id } = listed[0]!;
    await expect(jobs.remove(id)).rejects.toEqual(AppError.of('JOB_RUNNING'));
    expect(await jobs.replay()).toBe(1);
    await settleErasures(database);
    expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
    await expect(jobs.retry(id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });
});

function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return services[0]!.app.get(UnitOfWork).run(work);
}
