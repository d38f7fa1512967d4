import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type EntryChange,
  type entryChange,
  type OperationKnowledge,
} from '@word-unfolded/contracts';
import type { Edit } from '@word-unfolded/journal-merge';
import { againIfDuplicate, type OwnerId, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import type { z } from 'zod';
import { TurnsOfReaders } from '../common/turns-of-readers.js';
import { VersionStore } from '../versions/version-store.js';
import { EntryStore, type StoredEntry } from './entry-store.js';
import { EntryWriter } from './entry-writer.js';

/** A change, what it was made of where that is not the entry as it is, and what a version of it is called. */
export type DirectEdit = {
  readonly change: EntryChange;
  readonly version?: number;
  readonly kind?: Edit['kind'];
};

/** Parts of a change; the others are none. */
export function changeOf(parts: z.input<typeof entryChange>): EntryChange {
  const { fields = {}, tags, contents = [], settled = false } = parts;
  const { added = [], removed = [] } = tags ?? {};
  return { fields, tags: { added, removed }, contents, settled } as EntryChange;
}

/** Changes entries as a reader asks for it who is online. */
@Injectable()
export class EntryEditing {
  constructor(
    private readonly entries: EntryStore,
    private readonly versions: VersionStore,
    private readonly writer: EntryWriter,
    private readonly unitOfWork: UnitOfWork,
    private readonly turns: TurnsOfReaders,
  ) {}

  /**
   * Changes an entry in a transaction.
   *
   * @param make gives the change for the entry as it is; it may run more than once
   * @throws CatalogueError ENTRY_NOT_FOUND, also for one of the bin where `place` does not name it; what `make` throws
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
      if (!entry || (place === 'in-sight' && entry.deletedAt !== null))
        throw CatalogueError.of('ENTRY_NOT_FOUND');
      const { change, version, kind } = await make(entry, ownerId);
      const known = await this.knowledge(ownerId, entry, version ?? entry.version);
      return (await this.writer.edit(ownerId, entry, change, known, kind)).entry;
    };
    return this.turns.take(ownerId, () => againIfDuplicate(() => this.unitOfWork.run(write)));
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
