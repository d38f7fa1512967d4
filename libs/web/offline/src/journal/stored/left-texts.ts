import { beginEntry, editEntry, mergeText, type DeviceEntry } from '@word-unfolded/journal-merge';
import type { EntryFields } from '@word-unfolded/domain';
import {
  BegunChanges,
  ownersOfBegun,
  SYNCHRONOUS_STORAGE,
  type SynchronousStorage,
} from '../../store/begun-changes.js';
import type { SharedStore } from '../../store/store.js';
import { entryPath, entryStore } from './stored-journal.js';

/** What was typed on a page that was left, and may not be stored. */
export type LeftText = {
  /** The key of the entry; a new entry gets it. */
  readonly key: string;
  /** All fields of a new entry. */
  readonly begun?: Partial<EntryFields> & { readonly date: string };
  readonly change: Partial<EntryFields>;
  /** The content that the page knew. */
  readonly base: string;
};

const DATABASE = 'journal_content';

/** The same without a key for a new entry. */
export type LeavingText = Omit<LeftText, 'key'> & { readonly key?: string };

/** The texts that pages have left of an owner's journal. */
export function leftTexts(
  owner: string,
  storage: SynchronousStorage = SYNCHRONOUS_STORAGE,
  newId: () => string = () => crypto.randomUUID(),
): BegunChanges<LeftText> {
  return new BegunChanges(DATABASE, owner, storage, newId);
}

/** Stores what pages have left, merged with what was written since. No word of either is lost. */
export async function storeLeftTexts(
  owner: string,
  left: BegunChanges<LeftText>,
  entries: SharedStore<DeviceEntry>,
  at: string,
): Promise<void> {
  for (const { name, changes } of left.left()) {
    for (const { key, begun, change, base } of changes)
      await entries.changeMany([entryPath(owner, key)], (stored) => {
        const entry = stored.get(entryPath(owner, key));
        if (!left.has(name) || (entry ? begun : !begun)) return new Map();
        const made = entry ? withLeft(entry, change, base, at) : beginEntry(key, begun!, at);
        return new Map([[entryPath(owner, key), made]]);
      });
    left.end(name);
  }
}

/** Stores what pages have left of the journals of every reader, so that it is treated as their other entries are. */
export async function makeUpTexts(): Promise<void> {
  const at = new Date().toISOString();
  for (const owner of ownersOfBegun(DATABASE, SYNCHRONOUS_STORAGE))
    await storeLeftTexts(owner, leftTexts(owner), entryStore, at);
}

function withLeft(entry: DeviceEntry, change: Partial<EntryFields>, base: string, at: string): DeviceEntry {
  const { content, ...fields } = change;
  if (content === undefined) return editEntry(entry, fields, at);
  const { conflict, content: now } = entry.working;
  const merged = conflict ? undefined : mergeText(base, content, now);
  const both = conflict ? together(conflict.theirs.content, conflict.mine.content) : now;
  return editEntry(entry, { ...fields, content: merged?.clean ? merged.text : together(both, content) }, at);
}

function together(one: string, other: string): string {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n\n${other}`;
}
