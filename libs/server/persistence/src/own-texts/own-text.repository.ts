import { Inject, Injectable } from '@nestjs/common';
import mongoose, { type Connection, type Model } from 'mongoose';
import { retryIfDuplicate } from '../unit-of-work.js';
import { MONGO_CONNECTION } from '../connection/mongo-connection.token.js';
import { OwnedRepository } from '../owned-repository.js';
import { ownerOf, type OwnerId } from '../owner.js';
import { UnitOfWork } from '../unit-of-work.js';
import { ownTextModel, type OwnTextRecord } from './own-text.schema.js';
import type { OwnCandidate } from './own-search.js';
import type { IndexedWords } from './own-word-index.js';
import { OwnWordsCache } from './own-words-cache.js';
import { patternsOf, type SearchedTerm } from './searched-term.js';

/** Maximum number of texts that one search ranks. */
const WEIGHED = 2_000;

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
    private readonly cache: OwnWordsCache,
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
    this.cache.forget(ownerId, kind, [itemId]);
  }

  /** The words of some texts. */
  async wordsOf(ownerId: OwnerId, kind: string, itemIds: readonly string[]): Promise<IndexedWords[]> {
    const filter = { kind, itemId: mongoose.trusted({ $in: [...itemIds] }) };
    return (await this.findMany(ownerId, filter, { limit: itemIds.length })).map(wordsIn);
  }

  /** Yields the words of all texts of a kind. */
  async *wordsOfAll(ownerId: OwnerId, kind: string): AsyncGenerator<IndexedWords> {
    for await (const record of this.each(ownerId, { kind }, { itemId: 1 })) yield wordsIn(record);
  }

  /** The texts of a kind that have a match for every term. */
  async having(ownerId: OwnerId, kind: string, terms: readonly SearchedTerm[]): Promise<OwnCandidate[]> {
    const $and = terms.flatMap((term) =>
      patternsOf(term).map(($regex) => ({ words: mongoose.trusted({ $regex }) })),
    );
    const fields = { itemId: 1, date: 1, titleWords: 1 };
    const records = await this.findMany(ownerId, { kind, $and }, { limit: WEIGHED }, fields);
    return records.map(({ itemId, date, titleWords }) => ({ id: itemId, date, titleWords }));
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

function wordsIn({ itemId, dueAt, ...record }: OwnTextRecord): IndexedWords {
  const { date, titleWords, words, verseWords, stamp } = record;
  return { id: itemId, date, titleWords, words, verseWords, stamp, isPending: dueAt !== null };
}
