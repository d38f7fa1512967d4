import { MongoClient, type Collection, type Db } from 'mongodb';

type Entry = { _id: number; key: number; group: number; tags: string[]; text: string };
type Counter = { _id: string; count: number };
type Half = { _id: number };

const TEXT = 'x'.repeat(200);
/** One of so many entries is updated, one is deleted. */
const OF_ENTRIES = 4;

/**
 * Writes to a server that may be killed at any moment, and records the acknowledged writes, which must survive. A write
 * in progress at the crash may survive or not, but only as a whole.
 */
export class AcknowledgedWrites {
  private next = 0;
  private readonly inserted = new Set<number>();
  private readonly deleted = new Set<number>();
  private readonly unsure = new Set<number>();
  private readonly changed = new Set<number>();
  private readonly counts = new Map<string, number>();
  private readonly transactions = new Set<number>();
  private readonly batches: (readonly number[])[] = [];
  private total = 0;

  get acknowledged(): number {
    return this.total;
  }

  async prepare(database: Db): Promise<void> {
    const entries = entriesOf(database);
    await entries.createIndex({ key: 1 }, { unique: true });
    await entries.createIndex({ group: 1, key: -1 });
    await entries.createIndex({ tags: 1 });
  }

  /** Writes until the server is gone. */
  async writeUntilKilled(client: MongoClient, database: Db): Promise<void> {
    const again = async (write: () => Promise<void>): Promise<void> => {
      for (;;) {
        try {
          await write();
          this.total += 1;
        } catch {
          return;
        }
      }
    };
    await Promise.all([
      ...Array.from({ length: 6 }, () => again(() => this.writeEntry(database))),
      ...['a', 'b', 'c'].map((name) => again(() => this.count(database, name))),
      ...[1, 2].map(() => again(() => this.transact(client, database))),
      again(() => this.writeBatch(database)),
      again(() => this.changeIndexes(database)),
    ]);
  }

  /** Describes what was lost, torn or restored. Empty if all is well. */
  async problems(database: Db): Promise<string[]> {
    return [
      ...(await this.problemsOfEntries(database)),
      ...(await this.problemsOfCounters(database)),
      ...(await this.problemsOfTransactions(database)),
      ...(await problemsOfIndexes(database)),
    ];
  }

  private async writeEntry(database: Db): Promise<void> {
    const id = this.next++;
    const entries = entriesOf(database);
    this.unsure.add(id);
    await entries.insertOne({ _id: id, key: id, group: id % 10, tags: [`t${id % 7}`, 'all'], text: TEXT });
    this.inserted.add(id);
    if (id % OF_ENTRIES === 1) {
      await entries.updateOne({ _id: id }, { $set: { group: -1 }, $push: { tags: 'changed' } });
      this.changed.add(id);
    }
    if (id % OF_ENTRIES === 2) {
      this.inserted.delete(id);
      await entries.deleteOne({ _id: id });
      this.deleted.add(id);
    }
    this.unsure.delete(id);
  }

  private async writeBatch(database: Db): Promise<void> {
    const ids = Array.from({ length: 20 }, () => this.next++);
    for (const id of ids) this.unsure.add(id);
    await entriesOf(database).insertMany(
      ids.map((id) => ({ _id: id, key: id, group: id % 10, tags: [], text: TEXT })),
    );
    for (const id of ids) {
      this.inserted.add(id);
      this.unsure.delete(id);
    }
    this.batches.push(ids);
  }

  private async count(database: Db, name: string): Promise<void> {
    const counter = await countersOf(database).findOneAndUpdate(
      { _id: name },
      { $inc: { count: 1 } },
      { upsert: true, returnDocument: 'after' },
    );
    this.counts.set(name, counter?.count ?? 0);
  }

  private async transact(client: MongoClient, database: Db): Promise<void> {
    const id = this.next++;
    await client.withSession(async (session) => {
      session.startTransaction();
      for (const half of halvesOf(database)) await half.insertOne({ _id: id }, { session });
      await session.commitTransaction();
    });
    this.transactions.add(id);
  }

  private async changeIndexes(database: Db): Promise<void> {
    await entriesOf(database).createIndex({ text: 1, _id: 1 }, { name: 'passing' });
    await entriesOf(database).dropIndex('passing');
  }

  private async problemsOfEntries(database: Db): Promise<string[]> {
    const found = new Map((await entriesOf(database).find().toArray()).map((entry) => [entry._id, entry]));
    const lost = [...this.inserted].filter((id) => !found.has(id)).map((id) => `entry ${id} is lost`);
    const back = [...this.deleted].filter((id) => found.has(id)).map((id) => `entry ${id} is back`);
    const unchanged = [...this.changed]
      .filter((id) => found.get(id)?.group !== -1 || !found.get(id)?.tags.includes('changed'))
      .map((id) => `the change of entry ${id} is lost`);
    const unknown = [...found.keys()]
      .filter((id) => !this.inserted.has(id) && !this.unsure.has(id))
      .map((id) => `nobody wrote entry ${id}`);
    return [...lost, ...back, ...unchanged, ...unknown];
  }

  private async problemsOfCounters(database: Db): Promise<string[]> {
    const found = new Map(
      (await countersOf(database).find().toArray()).map(({ _id, count }) => [_id, count]),
    );
    const wrong = [...this.counts].filter(([name, count]) => {
      const ahead = (found.get(name) ?? 0) - count;
      // One increment may have been in progress.
      return ahead < 0 || ahead > 1;
    });
    for (const [name, count] of found) this.counts.set(name, count);
    return wrong.map(([name, count]) => `counter ${name} was ${count} and is ${found.get(name)}`);
  }

  private async problemsOfTransactions(database: Db): Promise<string[]> {
    const [left, right] = await Promise.all(
      halvesOf(database).map(async (half) => new Set((await half.find().toArray()).map(({ _id }) => _id))),
    );
    const torn = [...(left ?? []), ...(right ?? [])].filter((id) => !left?.has(id) || !right?.has(id));
    const lost = [...this.transactions].filter((id) => !left?.has(id));
    return [
      ...torn.map((id) => `transaction ${id} is torn`),
      ...lost.map((id) => `transaction ${id} is lost`),
    ];
  }
}

async function problemsOfIndexes(database: Db): Promise<string[]> {
  const reports = (await database.listCollections().toArray()).map(async ({ name }) => {
    const { errors } = await database.command({ validate: name });
    return errors as string[];
  });
  return (await Promise.all(reports)).flat();
}

const entriesOf = (database: Db): Collection<Entry> => database.collection<Entry>('entries');
const countersOf = (database: Db): Collection<Counter> => database.collection<Counter>('counters');
const halvesOf = (database: Db): Collection<Half>[] =>
  ['left', 'right'].map((name) => database.collection<Half>(name));
