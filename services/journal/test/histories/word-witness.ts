import type { DeviceEntry, WorkingEntry } from '@word-unfolded/journal-merge';
import type { StoredEntry } from '../../src/entries/records/entry-store.js';
import type { TestDevice } from './test-device.js';

/**
 * Tracks the words of a history, each of which is written once. A word that no reader removed must be visible at the
 * end: in the text of an entry, or on a side of a conflict. No reader may delete words that they never saw.
 */
export class WordWitness {
  private readonly written = new Set<string>();
  private readonly takenOut = new Set<string>();
  private readonly deleted = new Set<string>();
  private readonly seen = new Map<TestDevice, Set<string>>();
  private hasHardDeleted = false;
  private readonly conflicts = new Map<string, StoredEntry['conflict']>();
  /** The words that each deleting reader had seen when they deleted an entry. */
  private readonly deleters = new Map<string, ReadonlySet<string>[]>();

  /** Records that a reader changed an entry on a device. */
  changed(device: TestDevice, before: DeviceEntry, change: Partial<WorkingEntry>): void {
    const { content = before.working.content, conflict = before.working.conflict } = change;
    const settles = change.content !== undefined || change.title !== undefined || change.conflict === null;
    const stored = new Set(wordsOf(content));
    for (const word of stored) this.written.add(word);
    const sides = settles ? sidesOf(before.working) : sidesOf({ conflict });
    for (const word of [...wordsOf(before.working.content), ...(settles ? wordsOf(sides) : [])])
      if (!stored.has(word)) this.takenOut.add(word);
    if (change.binned) for (const word of stored) this.deleted.add(word);
    const seen = new Set(this.seen.get(device));
    for (const id of [before.serverId, before.localId])
      if (change.binned && id !== null) this.deletersOf(id).push(seen);
  }

  /** Records what a device shows. */
  shows(device: TestDevice): void {
    const seen = this.seen.get(device) ?? new Set<string>();
    this.seen.set(device, seen);
    for (const { working } of device.all())
      for (const word of wordsOf(`${working.content} ${sidesOf(working)}`)) seen.add(word);
  }

  /**
   * Records the state of the server after an exchange. The side of a conflict that a third text has replaced is only in
   * the history.
   */
  recordServer(entries: readonly StoredEntry[]): void {
    for (const { id, conflict } of entries) {
      const before = this.conflicts.get(id);
      if (conflict && before && conflict.more > before.more)
        for (const word of wordsOf(sidesOf({ conflict: before }))) this.takenOut.add(word);
      this.conflicts.set(id, conflict);
    }
  }

  /** Records that an entry was permanently deleted. */
  recordHardDelete(entry: StoredEntry): void {
    for (const word of wordsOf(`${entry.content} ${sidesOf(entry)}`)) this.takenOut.add(word);
    this.hasHardDeleted = true;
  }

  /** Records that a reader permanently deleted an entry as they saw it. Words that they did not see must remain. */
  purged({ working }: DeviceEntry): void {
    for (const word of wordsOf(`${working.content} ${sidesOf(working)}`)) this.takenOut.add(word);
    this.hasHardDeleted = true;
  }

  complaint(entries: readonly StoredEntry[]): string | undefined {
    const inSight = new Set(entries.flatMap((entry) => wordsOf(`${entry.content} ${sidesOf(entry)}`)));
    // Words in an entry that one reader deletes and another permanently deletes may be lost.
    const excused = (word: string) =>
      this.takenOut.has(word) || (this.hasHardDeleted && this.deleted.has(word));
    for (const word of this.written)
      if (!excused(word) && !inSight.has(word)) return `${word} was written, and is out of sight`;
    for (const entry of entries) if (entry.deletedAt !== null && !this.wasSeen(entry)) return unseen(entry);
    return undefined;
  }

  private wasSeen({ id, localId, content }: StoredEntry): boolean {
    const deleters = [...this.deletersOf(id), ...this.deletersOf(localId ?? id)];
    return wordsOf(content).every((word) => deleters.some((seen) => seen.has(word)));
  }

  private deletersOf(id: string): ReadonlySet<string>[] {
    const deleters = this.deleters.get(id) ?? [];
    this.deleters.set(id, deleters);
    return deleters;
  }
}

function unseen({ content }: StoredEntry): string {
  return `${JSON.stringify(content)} was deleted by somebody who had not seen it`;
}

function sidesOf({ conflict }: Pick<WorkingEntry, 'conflict'>): string {
  return conflict ? `${conflict.mine.content} ${conflict.theirs.content}` : '';
}

function wordsOf(text: string): string[] {
  return text.match(/\bw\d+\b/g) ?? [];
}
