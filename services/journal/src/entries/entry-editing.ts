import { Injectable } from '@nestjs/common';
import {
  AppError,
  type EntryChange,
  type entryChange,
  type OperationKnowledge,
} from '@word-unfolded/contracts';
import type { Edit } from '@word-unfolded/journal-merge';
import { type OwnerId, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import type { z } from 'zod';
import { VersionStore } from '../versions/version-store.js';
import { EntryStore, type StoredEntry } from './records/entry-store.js';
import { EntryWriter } from './entry-writer.js';

/** A change, the text it is based on if that is not the current one, and the kind of the version that it creates. */
export type DirectEdit = {
  readonly change: EntryChange;
  readonly version?: number;
  readonly kind?: Edit['kind'];
};

/** Builds a change from some of its parts. The other parts are empty. */
export function changeOf(parts: z.input<typeof entryChange>): EntryChange {
  const { fields = {}, tags, contents = [], settled = false } = parts;
  const { added = [], removed = [] } = tags ?? {};
  return { fields, tags: { added, removed }, contents, settled } as EntryChange;
}

/** Applies the changes that a reader makes online. */
@Injectable()
export class EntryEditing {
  constructor(
    private readonly entries: EntryStore,
    private readonly versions: VersionStore,
    private readonly writer: EntryWriter,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Changes an entry in a transaction.
   *
   * @param make returns the change for the current entry; it may run more than once
   * @throws AppError ENTRY_NOT_FOUND, also for an entry in the bin unless `place` allows it; any error of `make`
   */
  edit(
    userId: string,
    entryId: string,
    make: (entry: StoredEntry, ownerId: OwnerId) => DirectEdit | Promise<DirectEdit>,
    place: 'in-sight' | 'anywhere' = 'in-sight',
  ): Promise<StoredEntry> {
    const ownerId = ownerOf(userId);
    const write = async () => {
      const entry = await this.entries.find(ownerId, entryId);
      if (!entry || (place === 'in-sight' && entry.deletedAt !== null)) throw AppError.of('ENTRY_NOT_FOUND');
      const { change, version, kind } = await make(entry, ownerId);
      const known = await this.knowledge(ownerId, entry, version ?? entry.version);
      return (await this.writer.edit(ownerId, entry, change, known, kind)).entry;
    };
    return this.unitOfWork.runInOrder(ownerId, write);
  }

  private async knowledge(
    ownerId: OwnerId,
    { id, textVersion, version: latest }: StoredEntry,
    version: number,
  ): Promise<OperationKnowledge> {
    if (version >= latest) return { version: latest, text: textVersion };
    const text = version >= textVersion ? textVersion : await this.versions.numberAt(ownerId, id, version);
    return { version, text };
  }
}
