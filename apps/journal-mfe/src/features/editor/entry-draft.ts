import type { DeviceEntry, WorkingEntry } from '@word-unfolded/offline';
import { createAutosave } from './autosave.js';
import { mergedContent, writtenTogether, type DraftFields, type SeenEntry } from './written-together.js';

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
  /** Changes the entry as it is at that moment, which no other tab can come between. */
  readonly edit: (key: string, change: (now: WorkingEntry) => Partial<WorkingEntry>) => Promise<DeviceEntry>;
};

/**
 * An entry while it is written. It begins with the first change, saves itself within a second of each, and takes in what
 * other tabs and devices write meanwhile, unless the reader is just changing the same. What this device refuses is tried
 * again until it has it.
 */
export type EntryDraft = {
  readonly current: () => DraftState;
  readonly subscribe: (hear: () => void) => () => void;
  readonly attach: (place: TextPlace) => void;
  /** The text is taken off the page; what of it is not saved yet is remembered. */
  readonly detach: () => void;
  readonly change: (change: Partial<Omit<DraftFields, 'content'>>) => void;
  /** The text has changed in its place. */
  readonly touchText: () => void;
  /** The text as it stands, saved or not. */
  readonly text: () => string;
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
  let seen: SeenEntry = fields;
  let place: TextPlace | undefined;
  const autosave = createAutosave(save, () => show({ saved: 'failed' }));

  function show(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const hear of listeners) hear();
  }

  function touch(change: Partial<DraftState>): void {
    show({ ...change, saved: state.saved === 'failed' ? 'failed' : 'no' });
    autosave.touch();
  }

  function rememberText(): void {
    if (isTextDirty && place) changed = { ...changed, content: place.read() };
    isTextDirty = false;
  }

  async function save(): Promise<void> {
    rememberText();
    const change = changed;
    const before = seen;
    changed = {};
    show({ fields: { ...state.fields, ...change } });
    try {
      const entry = state.key
        ? await journal.edit(state.key, (now) => writtenTogether(before, change, now))
        : await journal.begin(state.fields);
      takeBack(entry, change.content);
    } catch (error) {
      changed = { ...change, ...changed };
      throw error;
    }
  }

  /** What was saved may be more than what was written here: another tab has its part in it. */
  function takeBack({ key: savedAs, working }: DeviceEntry, written: string | undefined): void {
    const { content } = working;
    const isMore = written !== undefined && content !== written && !working.conflict;
    if (isMore && place) place.write(isTextDirty ? mergedContent(written, place.read(), content) : content);
    if (!working.conflict) seen = working;
    const isMissing = isTextDirty || Object.keys(changed).length > 0;
    show({ key: savedAs, saved: isMissing ? 'no' : 'yes', fields: { ...fieldsOf(working), ...changed } });
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
    detach: () => {
      rememberText();
      place = undefined;
    },
    change: (change) => {
      changed = { ...changed, ...change };
      touch({ fields: { ...state.fields, ...change } });
    },
    touchText: () => {
      isTextDirty = true;
      touch({});
    },
    text: () => place?.read() ?? changed.content ?? state.fields.content,
    takeIn: ({ working }) => {
      if (autosave.isDirty()) return;
      if (working.content !== state.fields.content) place?.write(working.content);
      seen = working;
      show({ fields: fieldsOf(working) });
    },
    flush: autosave.flush,
  };
}

/** What of an entry is written and chosen in the editor. */
export function fieldsOf(working: WorkingEntry): DraftFields {
  const { title, content, scripture, date, category, mood, tags } = working;
  return { title, content, scripture, date, category, mood, tags };
}
