import { Inject, Injectable } from '@nestjs/common';
import type { ListEntries, RequestOf } from '@word-unfolded/contracts';
import { daysRememberedOn, previewOf, tagKey } from '@word-unfolded/domain';
import { MONGO_CONNECTION, OwnedRepository, ownerOf, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model } from 'mongoose';
import { EntryStore, type EntryNews, type StoredEntry } from './entry-store.js';
import { entryModel, type EntryPlace, type EntryRecord } from './entry.schema.js';

/** The fields of an entry in a list, without the long texts. */
export type ListedEntry = Omit<StoredEntry, 'content' | 'conflict'> & {
  readonly preview: string;
  readonly hasConflict: boolean;
};

type Filter = Omit<RequestOf<typeof ListEntries>, 'userId' | 'page' | 'limit' | 'sort'>;

const WITHOUT_LONG_TEXTS = { content: 0, 'contents.content': 0, conflict: 0 } as const;

const ORDERS = {
  newest: { date: -1, _id: -1 },
  oldest: { date: 1, _id: 1 },
  updated: { updatedAt: -1, _id: -1 },
  title: { title: 1, _id: 1 },
} as const;

/** Stores entries. */
@Injectable()
export class EntryRepository extends OwnedRepository<EntryRecord> implements EntryStore {
  private readonly all: Model<EntryRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(entryModel(connection));
    this.all = entryModel(connection);
  }

  newId(): string {
    return new mongoose.Types.ObjectId().toHexString();
  }

  async find(ownerId: OwnerId, id: string): Promise<StoredEntry | null> {
    const record = await this.findOne(ownerId, { _id: id, place: mongoose.trusted({ $ne: 'gone' }) });
    return record && asEntry(record);
  }

  async findByLocalId(ownerId: OwnerId, localId: string): Promise<StoredEntry | null> {
    // The query names the type because the index contains only strings.
    const condition = mongoose.trusted({ $eq: localId, $type: 'string' as const });
    const record = await this.findOne(ownerId, { localId: condition });
    return record && asEntry(record);
  }

  async findNamed(ownerId: OwnerId, names: readonly string[]): Promise<StoredEntry[]> {
    const isLocal = (name: string) => name.startsWith('local_');
    const [localIds, ids] = [names.filter(isLocal), names.filter((name) => !isLocal(name))];
    const page = { limit: names.length };
    const named = mongoose.trusted({ $in: localIds, $type: 'string' as const });
    const found = localIds.length === 0 ? [] : await this.findMany(ownerId, { localId: named }, page);
    const known = { _id: mongoose.trusted({ $in: ids }), place: mongoose.trusted({ $ne: 'gone' as const }) };
    const others = ids.length === 0 ? [] : await this.findMany(ownerId, known, page);
    return [...found, ...others].map(asEntry);
  }

  async add(ownerId: OwnerId, entry: StoredEntry, sequence: number): Promise<void> {
    await this.bulkInsert(ownerId, [{ _id: entry.id, ...recordOf(entry, sequence) }]);
  }

  async put(ownerId: OwnerId, entry: StoredEntry, sequence: number): Promise<void> {
    await this.updateOne(ownerId, { _id: entry.id }, { $set: recordOf(entry, sequence) });
  }

  async hardDelete(ownerId: OwnerId, entry: StoredEntry, sequence: number): Promise<void> {
    const nothing = {
      title: '',
      content: '',
      scripture: '',
      preview: '',
      tags: [],
      tagKeys: [],
      contents: [],
    };
    const gone = {
      localId: null,
      goneLocalId: entry.localId,
      conflict: null,
      unknownKeys: null,
      hasConflict: false,
      mood: null,
    };
    const $set = { ...nothing, ...gone, place: 'gone' as const, sequence, version: entry.version + 1 };
    await this.updateOne(ownerId, { _id: entry.id }, { $set });
  }

  async newsAfter(ownerId: OwnerId, sequence: number, limit: number): Promise<EntryNews[]> {
    const after = { sequence: mongoose.trusted({ $gt: sequence }) };
    return (await this.findMany(ownerId, after, { sort: { sequence: 1 }, limit })).map(asNews);
  }

  /** The ids of entries that have changed, in the order of their changes; deleted ones too. */
  async changedAfter(
    ownerId: OwnerId,
    sequence: number,
    limit: number,
  ): Promise<{ readonly id: string; readonly sequence: number }[]> {
    const after = { sequence: mongoose.trusted({ $gt: sequence }) };
    const found = await this.findMany(ownerId, after, { sort: { sequence: 1 }, limit }, { sequence: 1 });
    return found.map((record) => ({ id: record._id, sequence: record.sequence }));
  }

  async list(
    ownerId: OwnerId,
    filter: Filter,
    { sort, skip, limit }: { sort: keyof typeof ORDERS; skip: number; limit: number },
  ): Promise<{ entries: ListedEntry[]; total: number }> {
    const wanted = filterOf(filter);
    const [records, total] = await Promise.all([
      this.findMany(ownerId, wanted, { sort: ORDERS[sort], skip, limit }, WITHOUT_LONG_TEXTS),
      this.count(ownerId, wanted),
    ]);
    return { entries: records.map(asListed), total };
  }

  /** Returns the entries in the bin, the latest first. */
  async listBin(
    ownerId: OwnerId,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<{ entries: ListedEntry[]; total: number }> {
    const page = { sort: ORDERS.updated, skip, limit };
    const [records, total] = await Promise.all([
      this.findMany(ownerId, { place: 'bin' }, page, WITHOUT_LONG_TEXTS),
      this.count(ownerId, { place: 'bin' }),
    ]);
    return { entries: records.map(asListed), total };
  }

  /** Returns the entries with these ids that are not in the bin, in no particular order. */
  async listed(ownerId: OwnerId, ids: readonly string[]): Promise<ListedEntry[]> {
    const filter = { _id: mongoose.trusted({ $in: [...ids] }), place: inPlaces('open', 'archive') };
    return (await this.findMany(ownerId, filter, { limit: ids.length }, WITHOUT_LONG_TEXTS)).map(asListed);
  }

  /** Returns the same entries with their contents. */
  async withContent(
    ownerId: OwnerId,
    ids: readonly string[],
  ): Promise<(ListedEntry & { content: string })[]> {
    const filter = { _id: mongoose.trusted({ $in: [...ids] }), place: inPlaces('open', 'archive') };
    const records = await this.findMany(ownerId, filter, { limit: ids.length }, { 'contents.content': 0 });
    return records.map((record) => ({ ...asListed(record), content: record.content }));
  }

  /** Returns the ids of a reader's entries in the order of their dates, including the archive and the bin. */
  async idsByDate(ownerId: OwnerId, ids: readonly string[] | null): Promise<string[]> {
    const wanted = ids && { _id: mongoose.trusted({ $in: [...ids] }) };
    const filter = { ...wanted, place: inPlaces('open', 'archive', 'bin') };
    const found: Pick<EntryRecord, '_id' | 'date'>[] = [];
    for await (const { _id, date } of this.each(ownerId, filter, { sequence: 1 }, { date: 1 }))
      found.push({ _id, date });
    const orderOf = ({ date, _id }: Pick<EntryRecord, '_id' | 'date'>) => `${date} ${_id}`;
    return found.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)).map(({ _id }) => _id);
  }

  /** Returns entries of the same day in earlier years, the latest first. */
  async ofDay(ownerId: OwnerId, date: string, limit: number): Promise<ListedEntry[]> {
    const filter = {
      place: inPlaces('open', 'archive'),
      monthDay: mongoose.trusted({ $in: daysRememberedOn(date).map((day) => day.slice(1)) }),
      date: mongoose.trusted({ $lt: date }),
    };
    const page = { sort: ORDERS.newest, limit };
    return (await this.findMany(ownerId, filter, page, WITHOUT_LONG_TEXTS)).map(asListed);
  }

  /** Returns entries of a date, the latest first. */
  async ofDate(ownerId: OwnerId, date: string, limit: number): Promise<ListedEntry[]> {
    const filter = { place: inPlaces('open', 'archive'), date };
    const page = { sort: ORDERS.newest, limit };
    return (await this.findMany(ownerId, filter, page, WITHOUT_LONG_TEXTS)).map(asListed);
  }

  /** Returns entries with a mood from before a date, the latest first. */
  async ofMood(
    ownerId: OwnerId,
    mood: EntryRecord['mood'],
    before: string,
    limit: number,
  ): Promise<ListedEntry[]> {
    const filter = {
      place: inPlaces('open', 'archive'),
      mood,
      date: mongoose.trusted({ $lt: before }),
    };
    const page = { sort: ORDERS.newest, limit };
    return (await this.findMany(ownerId, filter, page, WITHOUT_LONG_TEXTS)).map(asListed);
  }

  /** Counts the entries of each category, without the bin and the archive. */
  countCategories(ownerId: OwnerId): Promise<{ _id: EntryRecord['category']; entries: number }[]> {
    return this.aggregate(ownerId, [
      { $match: { place: 'open' } },
      { $group: { _id: '$category', entries: { $sum: 1 } } },
      { $sort: { entries: -1, _id: 1 } },
    ]);
  }

  /** Counts the entries of each tag, most frequent first. Spellings that differ only in case count as one tag. */
  countTags(ownerId: OwnerId, limit: number): Promise<{ tag: string; entries: number }[]> {
    return this.aggregate(ownerId, [
      { $match: { place: 'open' } },
      { $unwind: { path: '$tagKeys', includeArrayIndex: 'place' } },
      {
        $group: {
          _id: '$tagKeys',
          tag: { $first: { $arrayElemAt: ['$tags', '$place'] } },
          entries: { $sum: 1 },
        },
      },
      { $sort: { entries: -1, _id: 1 } },
      { $limit: limit },
      { $project: { _id: 0, tag: 1, entries: 1 } },
    ]);
  }

  /**
   * Returns the entries of all readers that were deleted before a time. The caller passes their owner to later calls.
   */
  async overdue(before: string, limit: number, skip: number): Promise<{ ownerId: OwnerId; id: string }[]> {
    const records = await this.all
      .find({ place: 'bin', deletedAt: mongoose.trusted({ $lt: before }) }, { ownerId: 1 })
      .sort({ deletedAt: 1, _id: 1 })
      .skip(skip)
      .limit(limit)
      .lean()
      .exec();
    return records.map(({ ownerId, _id }) => ({ ownerId: ownerOf(ownerId), id: _id }));
  }

  /** Returns all entries of a reader, including the archive and the bin, in the order of their changes. */
  async *everyOne(ownerId: OwnerId): AsyncGenerator<StoredEntry> {
    const filter = { place: inPlaces('open', 'archive', 'bin') };
    for await (const record of this.each(ownerId, filter, { sequence: 1 })) yield asEntry(record);
  }
}

/** Builds the stored document of an entry, with the derived fields that queries use. */
function recordOf({ id: _, ...entry }: StoredEntry, sequence: number): Omit<EntryRecord, '_id' | 'ownerId'> {
  return {
    ...entry,
    place: placeOf(entry),
    sequence,
    preview: previewOf(entry.content),
    hasConflict: entry.conflict !== null,
    tagKeys: entry.tags.map(tagKey),
    monthDay: entry.date.slice(5),
    goneLocalId: null,
  };
}

function placeOf({ deletedAt, archived }: Pick<StoredEntry, 'deletedAt' | 'archived'>): EntryPlace {
  if (deletedAt !== null) return 'bin';
  return archived ? 'archive' : 'open';
}

const inPlaces = (...places: EntryPlace[]) => mongoose.trusted({ $in: places });

function filterOf({ archived, category, tag, mood, from, to, has, conflict }: Filter) {
  const dates = { ...(from && { $gte: from }), ...(to && { $lte: to }) };
  return {
    place: archived ? ('archive' as const) : ('open' as const),
    ...(category && { category }),
    ...(tag && { tagKeys: tagKey(tag) }),
    ...(mood && { mood }),
    ...((from ?? to) && { date: mongoose.trusted(dates) }),
    ...(has && { 'contents.type': has }),
    ...(conflict !== undefined && { hasConflict: conflict }),
  };
}

function asEntry(record: EntryRecord): StoredEntry {
  const {
    _id: id,
    ownerId: _owner,
    place: _place,
    sequence: _sequence,
    preview: _preview,
    hasConflict: _conflict,
    tagKeys: _keys,
    monthDay: _day,
    goneLocalId: _gone,
    ...entry
  } = record;
  return { id, ...entry };
}

function asListed(record: EntryRecord): ListedEntry {
  return { ...asEntry(record), preview: record.preview, hasConflict: record.hasConflict };
}

function asNews(record: EntryRecord): EntryNews {
  const { sequence, place, _id: entryId, goneLocalId: deletedLocalId } = record;
  if (place === 'gone') return { sequence, kind: 'gone', entryId, localId: deletedLocalId };
  return { sequence, kind: 'entry', entry: asEntry(record) };
}
