import { Injectable } from '@nestjs/common';
import { AppError, type EntryChange, type SentKnowledge } from '@word-unfolded/contracts';
import { countEntryText } from '@word-unfolded/domain';
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
import { Clock } from '@word-unfolded/primitives';
import { EntryIndex } from '../search/entry-index.js';
import { VersionStore } from '../versions/version-store.js';
import { ChangeSequence } from './records/change-sequence.js';
import { EntryStore, type StoredEntry } from './records/entry-store.js';

/** A written entry with the outcome of the edit. */
export type WrittenEntry = EditedEntry & { readonly entry: StoredEntry };

/**
 * The only code that changes entries: it applies the rules of journal-merge and then writes the entry, its versions and
 * its place in the order of changes together. Call it in a transaction.
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

  /** @throws AppError CONTENTS_FULL */
  async create(
    ownerId: OwnerId,
    beginning: Omit<Beginning, 'id'>,
    change: EntryChange,
  ): Promise<WrittenEntry> {
    const id = this.entries.newId();
    return this.store(ownerId, null, newEntry({ ...beginning, id }, change, this.now()));
  }

  /** @throws AppError CONTENTS_FULL */
  async edit(
    ownerId: OwnerId,
    entry: StoredEntry,
    change: EntryChange,
    knowledge: SentKnowledge,
    kind: Edit['kind'] = 'written',
  ): Promise<WrittenEntry> {
    const known = {
      version: Math.min(knowledge.version, entry.version),
      text: await this.textChanged(ownerId, entry, knowledge),
    };
    const base = await this.textKnown(ownerId, entry, known.text);
    const edited = applyEdit(entry, { change, known, base, kind }, this.now());
    return this.store(ownerId, entry, edited);
  }

  /** Stores an entry from an export file as it was, with its earlier texts. */
  async bringBack(
    ownerId: OwnerId,
    state: Omit<EntryState, 'id'>,
    records: readonly VersionRecord[],
  ): Promise<StoredEntry> {
    const known = { version: state.version, text: state.textVersion };
    const entry = { ...state, id: this.entries.newId() };
    const imported = { outcome: 'applied' as const, state: entry, records, known, notices: [] };
    return (await this.store(ownerId, null, imported)).entry;
  }

  /** Permanently deletes an entry. The caller removes its versions. */
  async hardDelete(ownerId: OwnerId, entry: StoredEntry): Promise<void> {
    await this.entries.hardDelete(ownerId, entry, await this.sequence.next(ownerId));
    await this.index.forget(ownerId, entry.id);
  }

  private now(): string {
    return this.clock.now().toISOString();
  }

  /**
   * The number of the text version that was changed: the device names it, or the texts that its own text is based on.
   */
  private async textChanged(ownerId: OwnerId, { id }: StoredEntry, known: SentKnowledge): Promise<number> {
    if (!known.madeOf) return known.text;
    return this.versions.numberOfText(ownerId, id, new Set(known.madeOf));
  }

  private textKnown(ownerId: OwnerId, entry: StoredEntry, version: number) {
    if (version === entry.textVersion) return textOf(entry);
    return version === 0 ? null : this.versions.textOf(ownerId, entry.id, version);
  }

  private async store(ownerId: OwnerId, before: StoredEntry | null, edited: Edited): Promise<WrittenEntry> {
    if (edited.outcome === 'full') throw AppError.of('CONTENTS_FULL');
    const { state, records } = edited;
    const entry = { ...state, ...countsOf(before, state) };
    // Also if nothing changed: a device whose change had no effect must receive the current entry.
    const sequence = await this.sequence.next(ownerId);
    if (before) await this.entries.put(ownerId, entry, sequence);
    else await this.entries.add(ownerId, entry, sequence);
    await this.versions.add(ownerId, entry.id, records);
    if (!before) await this.index.add(ownerId, entry);
    else if (isFoundOtherwise(before, state)) await this.index.store(ownerId, entry);
    return { ...edited, entry };
  }
}

function countsOf(before: StoredEntry | null, { content }: EntryState) {
  if (before?.content === content) return { words: before.words, characters: before.characters };
  return countEntryText(content);
}

function isFoundOtherwise(before: EntryState, after: EntryState): boolean {
  const found = ({ title, content, scripture, date, tags, deletedAt }: EntryState) =>
    JSON.stringify([title, content, scripture, date, tags, deletedAt === null]);
  return found(before) !== found(after);
}
