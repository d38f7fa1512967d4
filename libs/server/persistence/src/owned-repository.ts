import type { Model, PipelineStage, ProjectionType, QueryFilter, QueryOptions, UpdateQuery } from 'mongoose';
import type { Owned, OwnerId } from './owner.js';
import { beforeCommit, valuesOfTransaction } from './unit-of-work.js';

/** A filter without an owner. The repository adds the owner itself. */
export type OwnedFilter<Doc extends Owned> = QueryFilter<Omit<Doc, 'ownerId'>> & { readonly ownerId?: never };

/** An update that cannot change the owner. */
export type OwnedUpdate<Doc extends Owned> = UpdateQuery<Omit<Doc, 'ownerId'>>;

type Page<Doc> = {
  readonly sort?: Partial<Record<keyof Doc & string, 1 | -1>>;
  readonly skip?: number;
  readonly limit: number;
};

/** Batch size for reading all documents. Entries with the longest texts are a few megabytes. */
const EACH_AT_ONCE = 50;

/**
 * Base class of repositories for users' data. Each query takes the owner first and never reaches another owner's data.
 * Reads return plain objects. Every list has a limit or is read as a stream.
 */
export abstract class OwnedRepository<Doc extends Owned> {
  protected constructor(private readonly model: Model<Doc>) {}

  protected async findOne(
    ownerId: OwnerId,
    filter: OwnedFilter<Doc>,
    projection?: ProjectionType<Doc>,
  ): Promise<Doc | null> {
    await this.settle();
    return this.model.findOne(scoped(ownerId, filter), projection).lean<Doc>().exec();
  }

  protected async findMany(
    ownerId: OwnerId,
    filter: OwnedFilter<Doc>,
    page: Page<Doc>,
    projection?: ProjectionType<Doc>,
  ): Promise<Doc[]> {
    await this.settle();
    const { sort = {}, skip = 0, limit } = page;
    return this.model
      .find(scoped(ownerId, filter), projection)
      .sort(sort as Record<string, 1 | -1>)
      .skip(skip)
      .limit(limit)
      .lean<Doc[]>()
      .exec();
  }

  /**
   * Reads many documents in order, with only a few in memory. Leaving the loop early closes the cursor.
   *
   * @param sort an order that an index provides; any other sort would load all documents into the database's memory
   */
  protected async *each(
    ownerId: OwnerId,
    filter: OwnedFilter<Doc>,
    sort: NonNullable<Page<Doc>['sort']>,
    projection?: ProjectionType<Doc>,
  ): AsyncGenerator<Doc> {
    await this.settle();
    const cursor = this.model
      .find(scoped(ownerId, filter), projection)
      .sort(sort as Record<string, 1 | -1>)
      .lean<Doc[]>()
      .cursor({ batchSize: EACH_AT_ONCE });
    try {
      for (let doc = await cursor.next(); doc; doc = await cursor.next()) yield doc as Doc;
    } finally {
      await cursor.close();
    }
  }

  protected async count(ownerId: OwnerId, filter: OwnedFilter<Doc>): Promise<number> {
    await this.settle();
    return this.model.countDocuments(scoped(ownerId, filter)).exec();
  }

  protected async insert(ownerId: OwnerId, doc: Omit<Doc, 'ownerId'>): Promise<Doc> {
    await this.settle();
    const document = new this.model(owned(ownerId, doc));
    await document.save();
    return document.toObject() as Doc;
  }

  /** Updates one document and returns its new state. Null if there is none. */
  protected async updateOne(
    ownerId: OwnerId,
    filter: OwnedFilter<Doc>,
    update: OwnedUpdate<Doc>,
    options: QueryOptions<Doc> = {},
  ): Promise<Doc | null> {
    await this.settle();
    return this.model
      .findOneAndUpdate(scoped(ownerId, filter), update as UpdateQuery<Doc>, {
        ...options,
        returnDocument: 'after',
        runValidators: true,
      })
      .lean<Doc>()
      .exec();
  }

  /** @returns the number of updated documents */
  protected async updateMany(
    ownerId: OwnerId,
    filter: OwnedFilter<Doc>,
    update: OwnedUpdate<Doc>,
  ): Promise<number> {
    await this.settle();
    const { modifiedCount } = await this.model
      .updateMany(scoped(ownerId, filter), update as UpdateQuery<Doc>, { runValidators: true })
      .exec();
    return modifiedCount;
  }

  /** Deletes one document and returns it. Null if there is none. */
  protected async deleteOne(ownerId: OwnerId, filter: OwnedFilter<Doc>): Promise<Doc | null> {
    await this.settle();
    return this.model.findOneAndDelete(scoped(ownerId, filter)).lean<Doc>().exec();
  }

  /** @returns the number of deleted documents */
  protected async deleteMany(ownerId: OwnerId, filter: OwnedFilter<Doc>): Promise<number> {
    await this.settle();
    const { deletedCount } = await this.model.deleteMany(scoped(ownerId, filter)).exec();
    return deletedCount;
  }

  protected async aggregate<Result>(ownerId: OwnerId, stages: PipelineStage[]): Promise<Result[]> {
    await this.settle();
    return this.model.aggregate<Result>([{ $match: { ownerId } }, ...stages]).exec();
  }

  /**
   * Inserts several documents. In a transaction all inserts are combined into one command, which runs before the next
   * query or update of this repository, or at the latest at the commit. A duplicate key is detected only then.
   */
  protected async bulkInsert(ownerId: OwnerId, docs: readonly Omit<Doc, 'ownerId'>[]): Promise<void> {
    const inserted = docs.map((doc) => owned(ownerId, doc));
    const batch = BatchedInserts.of(this.model);
    if (batch) batch.add(inserted);
    else await this.model.insertMany(inserted, { ordered: true });
  }

  /** Every operation of this repository sees earlier inserts. */
  private async settle(): Promise<void> {
    await BatchedInserts.of(this.model)?.insert();
  }
}

function scoped<Doc extends Owned>(ownerId: OwnerId, filter: OwnedFilter<Doc>): QueryFilter<Doc> {
  return { ...filter, ownerId } as QueryFilter<Doc>;
}

function owned<Doc extends Owned>(ownerId: OwnerId, doc: Omit<Doc, 'ownerId'>): Doc {
  return { ...doc, ownerId } as unknown as Doc;
}

/** Documents of one collection that wait for a single insert command at the end of a transaction. */
class BatchedInserts<Doc> {
  private docs: Doc[] = [];

  private constructor(private readonly model: Model<Doc>) {}

  /** The pending inserts of the current transaction. Undefined outside a transaction, where inserts run at once. */
  static of<Doc>(model: Model<Doc>): BatchedInserts<Doc> | undefined {
    const values = valuesOfTransaction();
    if (!values) return undefined;
    const known = values.get(model) as BatchedInserts<Doc> | undefined;
    if (known) return known;
    const batch = new BatchedInserts(model);
    values.set(model, batch);
    beforeCommit(() => batch.insert());
    return batch;
  }

  add(docs: readonly Doc[]): void {
    this.docs.push(...docs);
  }

  /** Inserts the pending documents, in their order. */
  async insert(): Promise<void> {
    if (this.docs.length === 0) return;
    const docs = this.docs;
    this.docs = [];
    await this.model.insertMany(docs, { ordered: true });
  }
}
