import type { ErasedOwners } from '../src/erasure/erased-owners.js';
import { jest } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@word-unfolded/testing';
import { Schema, type Connection, type Model } from 'mongoose';
import { connectMongo } from '../src/connection/connect-mongo.js';
import { OwnedRepository, ownerOf, UnitOfWork, type Owned, type OwnerId } from '../src/index.js';

type Prayer = Owned & { _id?: unknown; title: string; answered: boolean };

class PrayerRepository extends OwnedRepository<Prayer> {
  constructor(connection: Connection) {
    super(
      connection.model<Prayer>(
        'Prayer',
        new Schema<Prayer>({ ownerId: String, title: String, answered: Boolean }, { versionKey: false }),
      ) as Model<Prayer>,
    );
  }

  addPrayer(owner: OwnerId, title: string) {
    return this.insert(owner, { title, answered: false });
  }

  titles(owner: OwnerId) {
    return this.findMany(owner, {}, { sort: { title: 1 }, limit: 10 }).then((all) =>
      all.map(({ title }) => title),
    );
  }

  answer(owner: OwnerId, title: string) {
    return this.updateOne(owner, { title }, { $set: { answered: true } });
  }

  async countEach(owner: OwnerId) {
    let count = 0;
    for await (const prayer of this.each(owner, {}, { title: 1 })) if (prayer.ownerId === owner) count += 1;
    return count;
  }

  async first(owner: OwnerId) {
    for await (const { title } of this.each(owner, { answered: false }, { title: -1 })) return title;
    return undefined;
  }

  storeMany(owner: OwnerId, titles: readonly string[]) {
    return this.bulkInsert(
      owner,
      titles.map((title) => ({ title, answered: false })),
    );
  }

  by(owner: OwnerId, filter: object) {
    return this.findMany(owner, filter, { limit: 10 });
  }
}

let mongo: TestDatabase;
let connection: Connection;
let prayers: PrayerRepository;
const [ruth, boaz] = [ownerOf('a'.repeat(24)), ownerOf('b'.repeat(24))];

beforeAll(async () => {
  mongo = await openTestDatabase();
  connection = await connectMongo(mongo.uri, `${mongo.prefix}owned`, 'test');
  prayers = new PrayerRepository(connection);
  await prayers.addPrayer(ruth, 'for Naomi');
  await prayers.addPrayer(ruth, 'for bread');
  await prayers.addPrayer(boaz, 'for the harvest');
});
afterAll(async () => {
  await connection.close();
  await mongo.stop();
});

describe('data of a user', () => {
  it('is found only by its owner', async () => {
    expect(await prayers.titles(ruth)).toEqual(['for Naomi', 'for bread']);
    expect(await prayers.titles(boaz)).toEqual(['for the harvest']);
  });

  it('is changed only by its owner', async () => {
    expect(await prayers.answer(boaz, 'for bread')).toBeNull();
    expect(await prayers.answer(ruth, 'for bread')).toMatchObject({ title: 'for bread', answered: true });
  });

  it('is not reachable by a filter with another owner, or with a field that does not exist', async () => {
    await expect(prayers.by(ruth, { ownerId: boaz })).resolves.not.toContainEqual(
      expect.objectContaining({ ownerId: boaz }),
    );
    await expect(prayers.by(ruth, { tittle: 'for bread' })).rejects.toThrow(/tittle/);
  });

  it('is streamed in order, in any amount, and the reader may stop early', async () => {
    const naomi = ownerOf('c'.repeat(24));
    const titles = Array.from({ length: 230 }, (_, place) => `for day ${String(place).padStart(3, '0')}`);
    await prayers.storeMany(naomi, titles);
    expect(await prayers.countEach(naomi)).toBe(230);
    expect(await prayers.first(naomi)).toBe('for day 229');
    expect(await prayers.countEach(ownerOf('d'.repeat(24)))).toBe(0);
  });
});

const noneErased = { has: () => Promise.resolve(false) } as unknown as ErasedOwners;

describe('inserts of a transaction', () => {
  const hannah = ownerOf('e'.repeat(24));

  it('are combined into one command, and visible to later queries of the transaction', async () => {
    const inserted = jest.spyOn(connection.models['Prayer']!, 'insertMany');
    const seen = await new UnitOfWork(connection, noneErased).run(async () => {
      await prayers.storeMany(hannah, ['for a son']);
      await prayers.storeMany(hannah, ['for Israel']);
      const titles = await prayers.titles(hannah);
      await prayers.storeMany(hannah, ['with thanks']);
      return titles;
    });
    expect(seen).toEqual(['for Israel', 'for a son']);
    expect(await prayers.titles(hannah)).toEqual(['for Israel', 'for a son', 'with thanks']);
    expect(inserted).toHaveBeenCalledTimes(2);
    inserted.mockRestore();
  });

  it('are rolled back when the transaction fails', async () => {
    const samuel = ownerOf('f'.repeat(24));
    const failing = new UnitOfWork(connection, noneErased).run(async () => {
      await prayers.storeMany(samuel, ['in the night']);
      throw new Error('no light');
    });
    await expect(failing).rejects.toThrow('no light');
    expect(await prayers.titles(samuel)).toEqual([]);
  });
});
