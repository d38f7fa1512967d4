import { Inject, Injectable } from '@nestjs/common';
import type { EntryText } from '@word-unfolded/domain';
import { textOf, type VersionRecord } from '@word-unfolded/journal-merge';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { VersionStore } from './version-store.js';
import { versionModel, type KeptVersion } from './version.schema.js';

/** Keeps versions. */
@Injectable()
export class VersionRepository extends OwnedRepository<KeptVersion> implements VersionStore {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(versionModel(connection));
  }

  async add(ownerId: OwnerId, entryId: string, records: readonly VersionRecord[]): Promise<void> {
    if (records.length === 0) return;
    const kept = records.map((record) => ({ ...record, entryId, characters: record.content.length }));
    await this.bulkInsert(ownerId, kept);
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

  get(ownerId: OwnerId, entryId: string, number: number): Promise<KeptVersion | null> {
    return this.findOne(ownerId, { entryId, number });
  }

  /** The latest first, without their contents. */
  async list(
    ownerId: OwnerId,
    entryId: string,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<{ versions: Omit<KeptVersion, 'content'>[]; total: number }> {
    const page = { sort: { number: -1 as const }, skip, limit };
    const [versions, total] = await Promise.all([
      this.findMany(ownerId, { entryId }, page, { content: 0 }),
      this.count(ownerId, { entryId }),
    ]);
    return { versions, total };
  }

  /** The latest texts of an entry, with their contents. */
  latest(ownerId: OwnerId, entryId: string, limit: number): Promise<KeptVersion[]> {
    return this.findMany(ownerId, { entryId }, { sort: { number: -1 }, limit });
  }

  /** Which of these numbers an entry has no version of. */
  async missing(ownerId: OwnerId, entryId: string, numbers: readonly number[]): Promise<ReadonlySet<number>> {
    const filter = { entryId, number: mongoose.trusted({ $in: [...numbers] }) };
    const there = await this.findMany(ownerId, filter, { limit: numbers.length }, { number: 1 });
    const known = new Set(there.map(({ number }) => number));
    return new Set(numbers.filter((number) => !known.has(number)));
  }

  removeOf(ownerId: OwnerId, entryId: string): Promise<number> {
    return this.deleteMany(ownerId, { entryId });
  }

  /** All of a reader's entries, entry by entry, the latest first. */
  everyOne(ownerId: OwnerId): AsyncGenerator<KeptVersion> {
    return this.each(ownerId, {}, { entryId: 1, number: -1 });
  }

  removeAll(ownerId: OwnerId): Promise<number> {
    return this.deleteMany(ownerId, {});
  }
}
