import { Inject, Injectable } from '@nestjs/common';
import { countEntryText, type EntryText } from '@word-unfolded/domain';
import { textHash, textOf, type VersionRecord } from '@word-unfolded/journal-merge';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { VersionStore } from './version-store.js';
import { versionModel, type StoredVersion } from './version.schema.js';

/** Maximum number of versions searched for a text, and how many of them are in memory at once. */
const LOOKED_THROUGH = 500;
const AT_ONCE = 25;

/** Stores versions. */
@Injectable()
export class VersionRepository extends OwnedRepository<StoredVersion> implements VersionStore {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(versionModel(connection));
  }

  async add(ownerId: OwnerId, entryId: string, records: readonly VersionRecord[]): Promise<void> {
    if (records.length === 0) return;
    const stored = records.map((record) => ({
      ...record,
      entryId,
      characters: countEntryText(record.content).characters,
    }));
    await this.bulkInsert(ownerId, stored);
  }

  async textOf(ownerId: OwnerId, entryId: string, number: number): Promise<EntryText | null> {
    const record = await this.get(ownerId, entryId, number);
    return record && textOf(record);
  }

  async numberAt(ownerId: OwnerId, entryId: string, version: number): Promise<number> {
    const filter = {
      entryId,
      number: mongoose.trusted({ $lte: version }),
      kind: mongoose.trusted({ $ne: 'aside' as const }),
    };
    const page = { sort: { number: -1 as const }, limit: 1 };
    const [record] = await this.findMany(ownerId, filter, page, { number: 1 });
    return record?.number ?? 0;
  }

  async numberOfText(ownerId: OwnerId, entryId: string, hashes: ReadonlySet<string>): Promise<number> {
    for (let skip = 0; skip < LOOKED_THROUGH; skip += AT_ONCE) {
      const page = { sort: { number: -1 as const }, skip, limit: AT_ONCE };
      const versions = await this.findMany(ownerId, { entryId }, page);
      const found = versions.find(({ content }) => hashes.has(textHash(content)));
      if (found) return found.number;
      if (versions.length < AT_ONCE) break;
    }
    return 0;
  }

  get(ownerId: OwnerId, entryId: string, number: number): Promise<StoredVersion | null> {
    return this.findOne(ownerId, { entryId, number });
  }

  /** Returns the versions of an entry, the latest first, without their contents. */
  async list(
    ownerId: OwnerId,
    entryId: string,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<{ versions: Omit<StoredVersion, 'content'>[]; total: number }> {
    const page = { sort: { number: -1 as const }, skip, limit };
    const [versions, total] = await Promise.all([
      this.findMany(ownerId, { entryId }, page, { content: 0 }),
      this.count(ownerId, { entryId }),
    ]);
    return { versions, total };
  }

  /** Returns the latest texts of an entry, with their contents. */
  latest(ownerId: OwnerId, entryId: string, limit: number): Promise<StoredVersion[]> {
    return this.findMany(ownerId, { entryId }, { sort: { number: -1 }, limit });
  }

  /** Returns the numbers for which an entry has no version. */
  async missing(ownerId: OwnerId, entryId: string, numbers: readonly number[]): Promise<ReadonlySet<number>> {
    const filter = { entryId, number: mongoose.trusted({ $in: [...numbers] }) };
    const there = await this.findMany(ownerId, filter, { limit: numbers.length }, { number: 1 });
    const known = new Set(there.map(({ number }) => number));
    return new Set(numbers.filter((number) => !known.has(number)));
  }

  removeOf(ownerId: OwnerId, entryId: string): Promise<number> {
    return this.deleteMany(ownerId, { entryId });
  }

  /** Yields the versions of all entries of a reader, entry by entry, the latest first. */
  everyOne(ownerId: OwnerId): AsyncGenerator<StoredVersion> {
    return this.each(ownerId, {}, { entryId: 1, number: -1 });
  }
}
