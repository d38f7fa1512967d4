import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { usageDay } from '@word-unfolded/domain';
import mongoose, { type AnyBulkWriteOperation, type Connection, type Model } from 'mongoose';
import { rollupEntryModel, type RollupEntryRecord } from './schemas/rollup-entry.schema.js';
import { rollupStateModel, type RollupStateRecord } from './schemas/rollup-state.schema.js';
import { PastSums } from './past-sums.js';
import { rollupModel, type Period, type RollupRecord, type StoredSum } from './schemas/rollup.schema.js';

const STATE = 'rollups';

const DAY_MS = 86_400_000;

/** Stores the sums, and the entries that are not yet in them. */
@Injectable()
export class RollupRepository {
  private readonly rollups: Model<RollupRecord>;
  private readonly entries: Model<RollupEntryRecord>;
  private readonly state: Model<RollupStateRecord>;

  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    private readonly past: PastSums,
    private readonly clock: Clock,
  ) {
    this.rollups = rollupModel(connection);
    this.entries = rollupEntryModel(connection);
    this.state = rollupStateModel(connection);
  }

  /**
   * The sums of some series by day, the oldest first. Those of days before yesterday hardly ever change, and may be a
   * minute old where another replica has changed them.
   */
  async days(names: readonly string[], period: Period): Promise<readonly StoredSum[]> {
    const yesterday = usageDay(new Date(this.clock.now().getTime() - DAY_MS));
    const [past, recent] = await Promise.all([
      period.from < yesterday
        ? this.past.read(
            names,
            { from: period.from, to: earlier(period.to, dayBefore(yesterday)) },
            (asked) => this.read(names, asked),
          )
        : [],
      period.to >= yesterday ? this.read(names, { from: later(period.from, yesterday), to: period.to }) : [],
    ]);
    return [...past, ...recent];
  }

  private async read(names: readonly string[], { from, to }: Period): Promise<StoredSum[]> {
    const sums = await this.rollups
      .find(
        {
          span: 'day',
          name: mongoose.trusted({ $in: [...names] }),
          at: mongoose.trusted({ $gte: from, $lte: to }),
        },
        { _id: 0, name: 1, at: 1, key: 1, values: 1 },
      )
      .lean<StoredSum[]>()
      .exec();
    return sums.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  }

  async hasEntries(): Promise<boolean> {
    return (await this.entries.exists({}).exec()) !== null;
  }

  oldestEntries(atMost: number): Promise<RollupEntryRecord[]> {
    return this.entries.find({}).sort({ _id: 1 }).limit(atMost).lean<RollupEntryRecord[]>().exec();
  }

  async removeEntries(entries: readonly Pick<RollupEntryRecord, '_id'>[]): Promise<void> {
    const ids = entries.map(({ _id }) => _id);
    await this.entries.deleteMany({ _id: mongoose.trusted({ $in: ids }) }).exec();
  }

  /** The entries of a day. */
  entriesOf(day: string): Promise<RollupEntryRecord[]> {
    return this.entries.find({ day }).lean<RollupEntryRecord[]>().exec();
  }

  async replaceAdditions(
    { _id }: RollupEntryRecord,
    additions: RollupEntryRecord['additions'],
  ): Promise<void> {
    await this.entries.updateOne({ _id }, { $set: { additions } }).exec();
  }

  /** Adds to the sums. Call it in a transaction that has claimed them. */
  async add(sums: readonly RollupRecord[]): Promise<void> {
    const operations: AnyBulkWriteOperation<RollupRecord>[] = sums.map(
      ({ _id, span, name, at, key, values }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $setOnInsert: { span, name, at, key },
            $inc: Object.fromEntries(
              Object.entries(values).map(([field, value]) => [`values.${field}`, value]),
            ),
          },
          upsert: true,
        },
      }),
    );
    if (operations.length > 0) await this.rollups.bulkWrite(operations);
  }

  /** Removes the sums of some series on a day, by day and by hour. */
  async removeDay(names: readonly string[], day: string): Promise<void> {
    const name = mongoose.trusted({ $in: [...names] });
    for (const [span, to] of [
      ['day', day],
      ['hour', `${day}T23`],
    ] as const)
      await this.rollups.deleteMany({ span, name, at: mongoose.trusted({ $gte: day, $lte: to }) }).exec();
  }

  /** Call it after the transaction that changed sums of these days or hours, so that nobody reads the earlier ones. */
  noteChanged(times: readonly string[]): void {
    this.past.noteChange(times);
  }

  /** Another transaction that changes the sums has to wait from here on. */
  async claim(): Promise<void> {
    await this.state.updateOne({ _id: STATE }, { $inc: { changes: 1 } }, { upsert: true }).exec();
  }

  async isBuilt(): Promise<boolean> {
    return (await this.state.findById(STATE).lean<RollupStateRecord>().exec())?.builtAt !== undefined;
  }

  async noteBuilt(builtAt: Date): Promise<void> {
    await this.state
      .updateOne({ _id: STATE }, { $set: { builtAt }, $setOnInsert: { changes: 0 } }, { upsert: true })
      .exec();
  }
}

function dayBefore(day: string): string {
  return usageDay(new Date(Date.parse(`${day}T00:00:00.000Z`) - DAY_MS));
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);
