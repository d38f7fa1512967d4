import { Injectable } from '@nestjs/common';
import { CatalogueError, type EntryChange, type OperationKnowledge } from '@word-unfolded/contracts';
import { countText } from '@word-unfolded/domain';
import {
  applyEdit,
  newEntry,
  textOf,
  type Beginning,
  type Edit,
  type Edited,
  type EditedEntry,
  type EntryState,
  type VersionRecord,
} from '@word-unfolded/journal-merge';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { EntryIndex } from '../search/entry-index.js';
import { VersionStore } from '../versions/version-store.js';
import { ChangeSequence } from './change-sequence.js';
import { EntryStore, type StoredEntry } from './entry-store.js';

/** What was written, and what came of it. */
export type WrittenEntry = EditedEntry & { readonly entry: StoredEntry };

/**
 * The one way in which entries change, whoever asks: the rules of journal-merge, then the entry, its versions and its place
 * in the order of changes together. To be called in a transaction.
 */
@Injectable()
export class EntryWriter {
  constructor(
    private readonly entries: EntryStore,
    private readonly versions: VersionStore,
    private readonly sequence: ChangeSequence,
    private readonly index: EntryIndex,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError CONTENTS_FULL */
  async create(
    ownerId: OwnerId,
    beginning: Omit<Beginning, 'id'>,
    change: EntryChange,
  ): Promise<WrittenEntry> {
    const id = this.entries.newId();
    return this.keep(ownerId, null, newEntry({ ...beginning, id }, change, this.now()));
  }

  /** @throws CatalogueError CONTENTS_FULL */
  async edit(
    ownerId: OwnerId,
    entry: StoredEntry,
    change: EntryChange,
    knowledge: OperationKnowledge,
    kind: Edit['kind'] = 'written',
  ): Promise<WrittenEntry> {
    const known = {
      version: Math.min(knowledge.version, entry.version),
      text: knowledge.text,
    };
    const base = await this.textKnown(ownerId, entry, known.text);
    const edited = applyEdit(entry, { change, known, base, kind }, this.now());
    return this.keep(ownerId, entry, edited);
  }

  /** Keeps an entry of a file as it was, with the texts that it has had. */
  async bringBack(
    ownerId: OwnerId,
    state: Omit<EntryState, 'id'>,
    records: readonly VersionRecord[],
  ): Promise<StoredEntry> {
    const known = { version: state.version, text: state.textVersion };
    const entry = { ...state, id: this.entries.newId() };
    const brought = { outcome: 'applied' as const, state: entry, records, known, notices: [] };
    return (await this.keep(ownerId, null, brought)).entry;
  }

  /** Deletes an entry for good, its versions are for the caller to remove. */
  async bury(ownerId: OwnerId, entry: StoredEntry): Promise<void> {
    await this.entries.bury(ownerId, entry, await this.sequence.next(ownerId));
    await this.index.forget(ownerId, entry.id);
  }

  private now(): string {
    return this.clock.now().toISOString();
  }

  private textKnown(ownerId: OwnerId, entry: StoredEntry, version: number) {
    if (version === entry.textVersion) return textOf(entry);
    return version === 0 ? null : this.versions.textOf(ownerId, entry.id, version);
  }

  private async keep(ownerId: OwnerId, before: StoredEntry | null, edited: Edited): Promise<WrittenEntry> {
    if (edited.outcome === 'full') throw CatalogueError.of('CONTENTS_FULL');
    const { state, records } = edited;
    const entry = { ...state, ...countsOf(before, state) };
    // Also where nothing changed: a device whose change came to nothing must learn what the entry is.
    const sequence = await this.sequence.next(ownerId);
    if (before) await this.entries.put(ownerId, entry, sequence);
    else await this.entries.add(ownerId, entry, sequence);
    await this.versions.add(ownerId, entry.id, records);
    if (!before) await this.index.add(ownerId, entry);
    else if (isFoundOtherwise(before, state)) await this.index.keep(ownerId, entry);
    return { ...edited, entry };
  }
}

function countsOf(before: StoredEntry | null, { content }: EntryState) {
  if (before?.content === content) return { words: before.words, characters: before.characters };
  return countText(content);
}

function isFoundOtherwise(before: EntryState, after: EntryState): boolean {
  const found = ({ title, content, scripture, date, tags, deletedAt }: EntryState) =>
    JSON.stringify([title, content, scripture, date, tags, deletedAt === null]);
  return found(before) !== found(after);
}
