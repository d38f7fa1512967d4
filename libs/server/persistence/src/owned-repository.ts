import type { Model, PipelineStage, ProjectionType, QueryFilter, QueryOptions, UpdateQuery } from 'mongoose';
import { GatheredInserts } from './gathered-inserts.js';
import type { Owned, OwnerId } from './owner.js';

/** A filter that says nothing of the owner: whose data it is comes first, by itself. */
export type OwnedFilter<Doc extends Owned> = QueryFilter<Omit<Doc, 'ownerId'>> & { readonly ownerId?: never };

/** A change that leaves the owner alone. */
export type OwnedUpdate<Doc extends Owned> = UpdateQuery<Omit<Doc, 'ownerId'>>;

type Page<Doc> = {
  readonly sort?: Partial<Record<keyof Doc & string, 1 | -1>>;
  readonly skip?: number;
  readonly limit: number;
};

/** Documents that are fetched together where all are read: entries with the longest texts are few megabytes. */
const EACH_AT_ONCE = 50;

/**
 * What a repository of readers' data stands on: each query takes the owner first and reaches nothing of anyone else.
 * Reads give plain objects. Every list has a bound, or is read one by one.
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
   * Each of many, in order, a few at a time in memory. Whoever leaves the loop early closes the cursor.
   *
   * @param sort an order that an index has: the database sorts nothing else without holding all of it
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

  /** Changes one document and gives it as it is then; null when there is none. */
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

  /** @returns how many were changed */
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

  /** Deletes one document and gives it as it was; null when there was none. */
  protected async deleteOne(ownerId: OwnerId, filter: OwnedFilter<Doc>): Promise<Doc | null> {
    await this.settle();
    return this.model.findOneAndDelete(scoped(ownerId, filter)).lean<Doc>().exec();
  }

  /** @returns how many were deleted */
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
   * Inserts several. In a transaction they go with all others of it into one command, before this repository next asks or
   * changes anything, and at the latest when the transaction commits: a duplicate key is noticed only then.
   */
  protected async bulkInsert(ownerId: OwnerId, docs: readonly Omit<Doc, 'ownerId'>[]): Promise<void> {
    const inserted = docs.map((doc) => owned(ownerId, doc));
    const gathered = GatheredInserts.of(this.model);
    if (gathered) gathered.add(inserted);
    else await this.model.insertMany(inserted, { ordered: true });
  }

  /** Whatever this repository does sees what was inserted before. */
  private async settle(): Promise<void> {
    await GatheredInserts.of(this.model)?.insert();
  }
}

function scoped<Doc extends Owned>(ownerId: OwnerId, filter: OwnedFilter<Doc>): QueryFilter<Doc> {
  return { ...filter, ownerId } as QueryFilter<Doc>;
}

function owned<Doc extends Owned>(ownerId: OwnerId, doc: Omit<Doc, 'ownerId'>): Doc {
  return { ...doc, ownerId } as unknown as Doc;
}
