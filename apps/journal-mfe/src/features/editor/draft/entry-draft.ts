import { emptyEntry } from '@word-unfolded/domain';
import type { DeviceEntry, Journal, WorkingEntry } from '@word-unfolded/offline';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { editAddress } from '../../../journal/addresses.js';
import { dayOf } from '../../../journal/days.js';
import type { OwnJournal } from '../../../journal/use-own-journal.js';
import { type DraftFields, mergedContent, type SeenEntry, writtenTogether } from './written-together.js';

/**
 * How long keystrokes are collected before they are saved on this device, in milliseconds: what a crashed page may lose,
 * beside the time of the write to disk.
 */
const GATHER_MS = 200;

/** Delay before a failed save is retried, in milliseconds. */
const RETRY_MS = 3_000;

/** The state of a draft as the editor shows it. */
export type DraftState = {
  readonly fields: DraftFields;
  /** The key of the entry on this device; undefined until the entry is created. */
  readonly key: string | undefined;
  /** Whether this device has stored all changes: `failed` when it rejected the last write. */
  readonly saved: 'yes' | 'no' | 'failed';
};

/** Access to the text in the editor. The editor reports each change with `touchText`. */
type TextPlace = { readonly read: () => string; readonly write: (content: string) => void };

/** The operations of the journal that a draft uses. */
export type DraftJournal = {
  /** Notes synchronously what may not be stored any more; returns the function to call when it is. */
  readonly leave: Journal['leave'];
  readonly begin: (fields: DraftFields) => Promise<DeviceEntry>;
  /** Changes the entry based on its current state, atomically with regard to other tabs. */
  readonly edit: (key: string, change: (now: WorkingEntry) => Partial<WorkingEntry>) => Promise<DeviceEntry>;
};

/**
 * The draft of an entry. It is created with the first change and saved within a second of each further change. It takes
 * over changes that other tabs and devices make meanwhile, except for fields that the reader is editing. A write that
 * the device rejects is retried until it succeeds.
 */
export type EntryDraft = {
  readonly current: () => DraftState;
  readonly subscribe: (hear: () => void) => () => void;
  readonly attach: (place: TextPlace) => void;
  /** Detaches the editor; its unsaved text is remembered. */
  readonly detach: () => void;
  readonly change: (change: Partial<Omit<DraftFields, 'content'>>) => void;
  /** The text in the editor has changed. */
  readonly touchText: () => void;
  /** The current text, saved or not. */
  readonly text: () => string;
  /** Takes over the current state of the entry on this device, but no conflict: that would replace the text. */
  readonly takeIn: (entry: DeviceEntry) => void;
  readonly flush: () => Promise<void>;
  /** Saves now, and notes the unsaved changes synchronously: the page may be gone before they are saved. */
  readonly leave: () => void;
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
  /** The changes that are being saved. */
  let saving: Partial<DraftFields> = {};
  let endLeft: (() => void) | undefined;
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
    saving = change;
    show({ fields: { ...state.fields, ...change } });
    try {
      const entry = state.key
        ? await journal.edit(state.key, (now) => writtenTogether(before, change, now))
        : await journal.begin(state.fields);
      takeBack(entry, change.content);
    } catch (error) {
      changed = { ...change, ...changed };
      throw error;
    } finally {
      saving = {};
    }
  }

  function endLeaving(): void {
    endLeft?.();
    endLeft = undefined;
  }

  /** The saved text may contain more than the changes of this tab: another tab may have contributed. */
  function takeBack({ key: savedAs, working }: DeviceEntry, written: string | undefined): void {
    const { content } = working;
    const isMore = written !== undefined && content !== written && !working.conflict;
    if (isMore && place) place.write(isTextDirty ? mergedContent(written, place.read(), content) : content);
    if (!working.conflict) seen = working;
    const isMissing = isTextDirty || Object.keys(changed).length > 0;
    if (!isMissing) endLeaving();
    show({ key: savedAs, saved: isMissing ? 'no' : 'yes', fields: { ...fieldsOf(working), ...changed } });
  }

  return {
    current: () => state,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    attach: (attached) => {
      place = attached;
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
      if (autosave.isDirty() || working.conflict) return;
      if (working.content !== state.fields.content) place?.write(working.content);
      seen = working;
      show({ fields: fieldsOf(working) });
    },
    flush: autosave.flush,
    leave: () => {
      rememberText();
      const change = { ...saving, ...changed };
      if (Object.keys(change).length > 0) {
        endLeaving();
        const { key } = state;
        const of = key === undefined ? { begun: { ...state.fields, ...change } } : { key };
        endLeft = journal.leave({ ...of, change, base: seen.content });
      }
      void autosave.flush();
    },
  };
}

/** The fields of an entry that are edited in the editor. */
function fieldsOf(working: WorkingEntry): DraftFields {
  const { title, content, scripture, date, category, mood, tags } = working;
  return { title, content, scripture, date, category, mood, tags };
}

/** Runs saves one at a time and always saves the last state. */
export type Autosave = {
  /** Marks the state as changed and schedules a save. */
  readonly touch: () => void;
  /** Saves the unsaved changes now. It never throws: a failed save stays unsaved and is retried. */
  readonly flush: () => Promise<void>;
  readonly isDirty: () => boolean;
};

/**
 * @param save stores the state as it is at the time of the call
 * @param onFailure is called with the error of a failed save
 */
export function createAutosave(
  save: () => Promise<void>,
  onFailure: (error: unknown) => void,
  gatherMs = GATHER_MS,
): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (isDirty) {
      isDirty = false;
      try {
        await save();
      } catch (error) {
        isDirty = true;
        onFailure(error);
        schedule(RETRY_MS);
        return;
      }
    }
  }

  function schedule(afterMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined; // also during a save: the loop in `run` then saves this change too
      void flush();
    }, afterMs);
  }

  function flush(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    touch: () => {
      isDirty = true;
      schedule(gatherMs);
    },
    flush,
    isDirty: () => isDirty || running !== undefined,
  };
}

/** The draft of an existing or a new entry. It is also saved when the page is hidden. */
export function useEntryDraft(
  journal: OwnJournal,
  initial: DeviceEntry | undefined,
): { readonly draft: EntryDraft; readonly state: DraftState } {
  const [draft] = useState(() => {
    const made = createDraft(
      { begin: journal.begin, edit: journal.write, leave: journal.leave },
      { fields: initial ? fieldsOf(initial.working) : fieldsOfToday(), key: initial?.key },
    );
    holdPageWhileUnsaved(made);
    return made;
  });
  const state = useSyncExternalStore(draft.subscribe, draft.current);
  const entry = state.key === undefined ? undefined : journal.entries?.get(state.key);
  useEffect(() => {
    if (entry) draft.takeIn(entry);
  }, [draft, entry]);
  useEffect(() => {
    if (state.key === undefined || initial) return;
    // The router is not notified: for it this stays the same visit, and the text being edited stays in the page.
    window.history.replaceState(window.history.state, '', editAddress(state.key));
  }, [state.key, initial]);
  useEffect(() => {
    const leave = () => draft.leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      draft.detach();
      void draft.flush();
    };
  }, [draft]);
  return { draft, state };
}

const fieldsOfToday = (): DraftFields => emptyEntry(dayOf(new Date()));

/** Drafts of this page that the device failed to store. They are retried wherever in the application the reader is. */
const unsaved = new Set<EntryDraft>();

const hold = (event: Event) => event.preventDefault();

/** Asks for confirmation before the page is closed while a text exists only in this page. */
function holdPageWhileUnsaved(draft: EntryDraft): void {
  draft.subscribe(() => {
    const wasHeld = unsaved.size > 0;
    if (draft.current().saved === 'failed') unsaved.add(draft);
    else unsaved.delete(draft);
    if (unsaved.size > 0 && !wasHeld) window.addEventListener('beforeunload', hold);
    if (unsaved.size === 0 && wasHeld) window.removeEventListener('beforeunload', hold);
  });
}
