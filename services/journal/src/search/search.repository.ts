import { Inject, Injectable } from '@nestjs/common';
import {
  MONGO_CONNECTION,
  OwnedRepository,
  ownerOf,
  patternsOf,
  type IndexedWords,
  type OwnerId,
  type SearchedTerm,
} from '@word-unfolded/persistence';
import { distinctWords } from '@word-unfolded/scripture-text';
import mongoose, { type Connection, type Model } from 'mongoose';
import { Clock } from '@word-unfolded/primitives';
import type { StoredEntry } from '../entries/records/entry-store.js';
import { EntryIndex } from './entry-index.js';
import { searchModel, type SearchRecord } from './search-record.schema.js';

/**
 * How long an entry must be unchanged before its verses are looked up, in milliseconds, so that this does not run while
 * the reader is typing.
 */
const QUIET_MS = 2_000;

/** Maximum number of entries that one search ranks. */
const WEIGHED = 2_000;

/** Without the fields that the index in memory does not have. */
const INDEXED = { ownerId: 0, visible: 0, chapters: 0 } as const;

/** The fields of an entry that ranking uses. */
export type Candidate = Pick<SearchRecord, 'entryId' | 'date' | 'titleWords' | 'tagWords'>;

/** An entry whose verses the caller has claimed for lookup. */
export type DueEntry = { readonly ownerId: OwnerId; readonly entryId: string; readonly dueAt: Date };

/** Stores the index records of entries. */
@Injectable()
export class SearchRepository extends OwnedRepository<SearchRecord> implements EntryIndex {
  private readonly all: Model<SearchRecord>;

  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    private readonly clock: Clock,
  ) {
    super(searchModel(connection));
    this.all = searchModel(connection);
  }

  async add(ownerId: OwnerId, entry: StoredEntry): Promise<void> {
    const record = { ...this.recordOf(entry, []), entryId: entry.id, verseWords: [], chapters: [] };
    await this.bulkInsert(ownerId, [record]);
  }

  async store(ownerId: OwnerId, entry: StoredEntry): Promise<void> {
    const entryId = entry.id;
    const known = await this.findOne(ownerId, { entryId }, { verseWords: 1 });
    await this.updateOne(ownerId, { entryId }, { $set: this.recordOf(entry, known?.verseWords ?? []) });
  }

  async forget(ownerId: OwnerId, entryId: string): Promise<void> {
    await this.deleteOne(ownerId, { entryId });
  }

  /** Returns the entries that have a match for every term. */
  having(ownerId: OwnerId, terms: readonly SearchedTerm[]): Promise<Candidate[]> {
    const $and = terms.flatMap((term) =>
      patternsOf(term).map(($regex) => ({ words: mongoose.trusted({ $regex }) })),
    );
    const fields = { entryId: 1, date: 1, titleWords: 1, tagWords: 1 };
    return this.findMany(ownerId, { visible: true, $and }, { limit: WEIGHED }, fields);
  }

  /** Returns the words of the verses that entries cite, by the id of the entry. */
  async verseWordsOf(
    ownerId: OwnerId,
    entryIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const filter = { entryId: mongoose.trusted({ $in: [...entryIds] }) };
    const fields = { entryId: 1, verseWords: 1 };
    const records = await this.findMany(ownerId, filter, { limit: entryIds.length }, fields);
    return new Map(records.map(({ entryId, verseWords }) => [entryId, verseWords]));
  }

  /** Yields the words of all entries of a reader. */
  async *wordsOfAll(ownerId: OwnerId): AsyncGenerator<readonly string[]> {
    for await (const { words } of this.each(ownerId, {}, { entryId: 1 }, { words: 1 })) yield words;
  }

  /** Returns the words of some entries, without those in the bin. */
  async indexedWordsOf(ownerId: OwnerId, entryIds: readonly string[]): Promise<IndexedWords[]> {
    const filter = { visible: true, entryId: mongoose.trusted({ $in: [...entryIds] }) };
    return (await this.findMany(ownerId, filter, { limit: entryIds.length }, INDEXED)).map(wordsIn);
  }

  /** Yields the words of all entries of a reader, without those in the bin. */
  async *indexedWordsOfAll(ownerId: OwnerId): AsyncGenerator<IndexedWords> {
    for await (const record of this.each(ownerId, { visible: true }, { entryId: 1 }, INDEXED))
      yield wordsIn(record);
  }

  /** Returns the chapters that entries cite. */
  async chaptersOf(ownerId: OwnerId, entryIds: readonly string[]): Promise<string[]> {
    const filter = { entryId: mongoose.trusted({ $in: [...entryIds] }) };
    const records = await this.findMany(ownerId, filter, { limit: entryIds.length }, { chapters: 1 });
    return [...new Set(records.flatMap(({ chapters }) => chapters))];
  }

  /** Returns entries from before a date that cite one of the chapters, the latest first. */
  async citing(
    ownerId: OwnerId,
    chapters: readonly string[],
    before: string,
    limit: number,
  ): Promise<string[]> {
    const filter = {
      visible: true,
      chapters: mongoose.trusted({ $in: [...chapters] }),
      date: mongoose.trusted({ $lt: before }),
    };
    const page = { sort: { date: -1 as const }, limit };
    return (await this.findMany(ownerId, filter, page, { entryId: 1 })).map(({ entryId }) => entryId);
  }

  /** Claims an entry of any reader whose verses are to be looked up. No other process can claim it for this time. */
  async takeDue(now: Date, forMs: number): Promise<DueEntry | null> {
    const dueAt = new Date(now.getTime() + forMs);
    const record = await this.all
      .findOneAndUpdate(
        { dueAt: mongoose.trusted({ $type: 'date', $lte: now }) },
        { $set: { dueAt } },
        { sort: { dueAt: 1 }, projection: { ownerId: 1, entryId: 1 } },
      )
      .lean<SearchRecord>()
      .exec();
    return record && { ownerId: ownerOf(record.ownerId), entryId: record.entryId, dueAt };
  }

  /** Stores the words of the cited verses, unless the entry has changed since it was claimed. */
  async storeVerses(due: DueEntry, verses: { chapters: string[]; words: string[] }): Promise<void> {
    const { ownerId, entryId, dueAt } = due;
    const update = {
      $set: { chapters: verses.chapters, verseWords: verses.words, dueAt: null },
      $addToSet: { words: { $each: verses.words } },
    };
    await this.updateOne(ownerId, { entryId, dueAt }, update);
  }

  private recordOf(entry: StoredEntry, verseWords: readonly string[]) {
    const { date, title, content, scripture, tags, deletedAt } = entry;
    const tagWords = distinctWords(tags.join(' '));
    const own = distinctWords(`${title}\n${content}\n${scripture}`);
    return {
      date,
      visible: deletedAt === null,
      words: [...new Set([...own, ...tagWords, ...verseWords])],
      titleWords: distinctWords(title),
      tagWords,
      dueAt: new Date(this.clock.now().getTime() + QUIET_MS),
    };
  }
}

function wordsIn({ entryId, dueAt, ...record }: SearchRecord): IndexedWords {
  const { date, words, titleWords, tagWords, verseWords } = record;
  const stamp = dueAt?.toISOString() ?? '';
  return { id: entryId, date, words, titleWords, tagWords, verseWords, stamp, isPending: dueAt !== null };
}
