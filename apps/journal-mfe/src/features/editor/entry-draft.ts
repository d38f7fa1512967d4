import type { EntryFields } from '@word-unfolded/domain';
import { mergeText, type DeviceEntry, type WorkingEntry } from '@word-unfolded/offline';
import { createAutosave } from './autosave.js';

/** What a reader writes and chooses in the editor. */
export type DraftFields = Pick<
  EntryFields,
  'title' | 'content' | 'scripture' | 'date' | 'category' | 'mood' | 'tags'
>;

/** What the editor shows of a draft. */
export type DraftState = {
  readonly fields: DraftFields;
  /** What this device calls its entry; undefined before it has begun. */
  readonly key: string | undefined;
  /** Whether this device has all of it, and otherwise whether it refused. */
  readonly saved: 'yes' | 'no' | 'failed';
};

/** Where the text itself is: in the editor, which tells when it has changed. */
export type TextPlace = { readonly read: () => string; readonly write: (content: string) => void };

/** What a draft needs of the journal. */
export type DraftJournal = {
  readonly begin: (fields: DraftFields) => Promise<DeviceEntry>;
  readonly edit: (key: string, change: Partial<WorkingEntry>) => Promise<DeviceEntry>;
  /** The entry as it is on this device now. */
  readonly entry: (key: string) => DeviceEntry | undefined;
};

/**
 * An entry while it is written. It begins with the first change, saves itself within a second of each, and takes in what
 * other tabs and devices write meanwhile, unless the reader is just changing the same.
 */
export type EntryDraft = {
  readonly current: () => DraftState;
  readonly subscribe: (hear: () => void) => () => void;
  readonly attach: (place: TextPlace) => void;
  readonly change: (change: Partial<Omit<DraftFields, 'content'>>) => void;
  /** The text has changed in its place. */
  readonly touchText: () => void;
  /** What the entry is now on this device. */
  readonly takeIn: (entry: DeviceEntry) => void;
  readonly flush: () => Promise<void>;
};

export function createDraft(
  journal: DraftJournal,
  { fields, key }: { readonly fields: DraftFields; readonly key: string | undefined },
): EntryDraft {
  const listeners = new Set<() => void>();
  let state: DraftState = { fields, key, saved: 'yes' };
  let changed: Partial<DraftFields> = {};
  let isTextDirty = false;
  /** The text that this device had when this draft last saw it. */
  let seen = fields.content;
  let place: TextPlace | undefined;
  const autosave = createAutosave(save, () => show({ saved: 'failed' }));

  function show(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const hear of listeners) hear();
  }

  function touch(change: Partial<DraftState>): void {
    show({ ...change, saved: 'no' });
    autosave.touch();
  }

  async function save(): Promise<void> {
    const change = { ...changed, ...(isTextDirty && place && { content: withOtherTabs(place.read()) }) };
    const before = changed;
    const wasTextDirty = isTextDirty;
    changed = {};
    isTextDirty = false;
    show({ fields: { ...state.fields, ...change } });
    try {
      const entry = state.key ? await journal.edit(state.key, change) : await journal.begin(state.fields);
      seen = change.content ?? seen;
      show({ key: entry.key, saved: isTextDirty || Object.keys(changed).length > 0 ? 'no' : 'yes' });
    } catch (error) {
      changed = { ...before, ...changed };
      isTextDirty ||= wasTextDirty;
      throw error;
    }
  }

  /** The text, together with what another tab of this device has written since the last one that was seen here. */
  function withOtherTabs(mine: string): string {
    const theirs = state.key ? (journal.entry(state.key)?.working.content ?? seen) : seen;
    if (theirs === seen || theirs === mine) return mine;
    const merged = mergeText(seen, mine, theirs);
    if (!merged.clean) return mine;
    place?.write(merged.text);
    return merged.text;
  }

  return {
    current: () => state,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    attach: (given) => {
      place = given;
    },
    change: (change) => {
      changed = { ...changed, ...change };
      touch({ fields: { ...state.fields, ...change } });
    },
    touchText: () => {
      isTextDirty = true;
      touch({});
    },
    takeIn: ({ working }) => {
      if (autosave.isDirty()) return;
      const { title, content, scripture, date, category, mood, tags } = working;
      if (content !== state.fields.content) place?.write(content);
      seen = content;
      show({ fields: { title, content, scripture, date, category, mood, tags } });
    },
    flush: autosave.flush,
  };
}
