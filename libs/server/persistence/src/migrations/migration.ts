import type { mongo } from 'mongoose';

/**
 * A change of a service's database from one version to the next. Migrations only go forward: a mistake is corrected by
 * the next one, or by a backup.
 *
 * Replicas of the version before may serve while it runs, so their code must still work with its result: add first,
 * and remove in a later version. It may be interrupted at any point and run again, so each step must be idempotent.
 */
export type Migration = {
  /** 1, 2, 3, ... without gaps; never changed after it was released. */
  readonly version: number;
  /** What it does, in small letters and dashes. */
  readonly name: string;
  readonly up: (context: MigrationContext) => Promise<void>;
};

/** What a migration works with. */
export type MigrationContext = {
  readonly database: mongo.Db;
  /** What the last `save` of an interrupted attempt has stored; undefined at the first attempt. */
  readonly checkpoint: unknown;
  /**
   * Stores how far the migration has come. Call it after each batch.
   *
   * @throws LeaseLostError if another process has taken over: stop then
   */
  readonly save: (checkpoint: unknown) => Promise<void>;
};

type Stored = mongo.Document & { readonly _id: mongo.ObjectId | string };

/** Documents that are changed between two checkpoints. */
const BATCH = 500;

/** What to change, and how. */
type Batches = {
  readonly collection: string;
  readonly filter?: mongo.Filter<Stored>;
  /** The writes for a document; they must have the same result if they are done again. */
  readonly change: (document: Stored) => readonly mongo.AnyBulkWriteOperation<Stored>[];
  readonly batch?: number;
};

/** Changes the documents of a collection in the order of their ids, and continues after an interruption. */
export async function inBatches(
  { database, checkpoint, save }: MigrationContext,
  { collection: name, filter = {}, change, batch = BATCH }: Batches,
): Promise<void> {
  const collection = database.collection<Stored>(name);
  let after = (checkpoint as { readonly after?: Stored['_id'] } | undefined)?.after;
  for (;;) {
    const beyond = after === undefined ? {} : { _id: { $gt: after } };
    const documents = await collection
      .find({ $and: [filter, beyond] } as mongo.Filter<Stored>)
      .sort({ _id: 1 })
      .limit(batch)
      .toArray();
    const last = documents.at(-1);
    if (!last) return;
    const writes = documents.flatMap((document) => change(document as Stored));
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
    after = last._id;
    await save({ after });
  }
}
