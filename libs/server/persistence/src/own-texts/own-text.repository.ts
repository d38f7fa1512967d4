import { Inject, Injectable } from '@nestjs/common';
import mongoose, { type Connection, type Model } from 'mongoose';
import { retryIfDuplicate } from '../duplicate-key.js';
import { MONGO_CONNECTION } from '../connection/mongo-connection.token.js';
import { OwnedRepository } from '../owned-repository.js';
import { ownerOf, type OwnerId } from '../owner.js';
import { UnitOfWork } from '../unit-of-work.js';
import { ownTextModel, type OwnTextRecord } from './own-text.schema.js';
import { patternsOf, type SearchedTerm } from './searched-term.js';

/** Maximum number of texts that one search ranks. */
const WEIGHED = 2_000;

/** A text that has all terms. */
export type OwnTextCandidate = Pick<OwnTextRecord, 'itemId' | 'kind' | 'date' | 'titleWords'>;

/** A text whose verses the caller has claimed for lookup. */
export type DueText = Pick<OwnTextRecord, 'kind' | 'itemId'> & {
  readonly ownerId: OwnerId;
  readonly dueAt: Date;
};

/** Stores the index records of texts. */
@Injectable()
export class OwnTextRepository extends OwnedRepository<OwnTextRecord> {
  private readonly all: Model<OwnTextRecord>;

  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super(ownTextModel(connection));
    this.all = ownTextModel(connection);
  }

  /** The states in which items were indexed. */
  async stamps(ownerId: OwnerId, kind: string, itemIds: readonly string[]): Promise<Map<string, string>> {
    const filter = { kind, itemId: mongoose.trusted({ $in: [...itemIds] }) };
    const records = await this.findMany(ownerId, filter, { limit: itemIds.length }, { itemId: 1, stamp: 1 });
    return new Map(records.map(({ itemId, stamp }) => [itemId, stamp]));
  }

  /** Replaces the records of items; an item without a new record is forgotten. */
  async replace(
    ownerId: OwnerId,
    kind: string,
    itemIds: readonly string[],
    records: readonly Omit<OwnTextRecord, 'ownerId' | 'kind'>[],
  ): Promise<void> {
    await retryIfDuplicate(() =>
      this.unitOfWork.run(async () => {
        await this.deleteMany(ownerId, { kind, itemId: mongoose.trusted({ $in: [...itemIds] }) });
        await this.bulkInsert(
          ownerId,
          records.map((record) => ({ ...record, kind })),
        );
      }),
    );
  }

  async forget(ownerId: OwnerId, kind: string, itemId: string): Promise<void> {
    await this.deleteOne(ownerId, { kind, itemId });
  }

  /** The texts of some kinds that have a match for every term. */
  having(
    ownerId: OwnerId,
    kinds: readonly string[],
    terms: readonly SearchedTerm[],
  ): Promise<OwnTextCandidate[]> {
    const $and = terms.flatMap((term) =>
      patternsOf(term).map(($regex) => ({ words: mongoose.trusted({ $regex }) })),
    );
    const filter = { kind: mongoose.trusted({ $in: [...kinds] }), $and };
    return this.findMany(ownerId, filter, { limit: WEIGHED }, { itemId: 1, kind: 1, date: 1, titleWords: 1 });
  }

  /** The words of the verses that texts cite, by the id of the text. */
  async verseWordsOf(
    ownerId: OwnerId,
    kind: string,
    itemIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const filter = { kind, itemId: mongoose.trusted({ $in: [...itemIds] }) };
    const fields = { itemId: 1, verseWords: 1 };
    const records = await this.findMany(ownerId, filter, { limit: itemIds.length }, fields);
    return new Map(records.map(({ itemId, verseWords }) => [itemId, verseWords]));
  }

  /** Claims a text of any reader whose verses are to be looked up. No other process can claim it for this time. */
  async takeDue(now: Date, forMs: number): Promise<DueText | null> {
    const dueAt = new Date(now.getTime() + forMs);
    const record = await this.all
      .findOneAndUpdate(
        { dueAt: mongoose.trusted({ $type: 'date', $lte: now }) },
        { $set: { dueAt } },
        { sort: { dueAt: 1 }, projection: { ownerId: 1, kind: 1, itemId: 1 } },
      )
      .lean<OwnTextRecord>()
      .exec();
    return record && { ownerId: ownerOf(record.ownerId), kind: record.kind, itemId: record.itemId, dueAt };
  }

  /** Stores the words of the cited verses, unless the text has changed since it was claimed. */
  async storeVerses({ ownerId, kind, itemId, dueAt }: DueText, verseWords: string[]): Promise<void> {
    const update = { $set: { verseWords, dueAt: null }, $addToSet: { words: { $each: verseWords } } };
    await this.updateOne(ownerId, { kind, itemId, dueAt }, update);
  }
}
