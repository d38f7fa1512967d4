import {
  hasSameWritings,
  isBlank,
  isSameWriting,
  newNoteId,
  type Note,
  type NoteBin,
  type NoteRepository,
  type NoteVersion,
  type NoteWritings,
  type Written,
} from '@word-unfolded/offline';
import { AppError, type VersesOfNote } from '@word-unfolded/contracts';
import type { StoredText } from '@word-unfolded/ui';
import { blankNote, isUnsaved } from './note.js';
import { hasContent, notesOfPassage } from './notes-of-passage.js';

/** The state of a notepad. */
export type NotepadState = {
  /** False until this device's stored notes have been read. */
  readonly isReady: boolean;
  readonly note: Note;
  /** The note on some verses is being opened: nothing can be written, because it would belong to the note before. */
  readonly isOpening: boolean;
  /** This device rejects writes: the text exists only on this page. */
  readonly isRefused: boolean;
  /** Another tab edited the same note at the same time. Both texts are kept, and this is now a separate note. */
  readonly isFork: boolean;
};

/** A notepad for one tab. Every change is on this device within a second. */
export type Notepad = {
  readonly state: () => NotepadState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Subscribes to this device's changes; returns a function that unsubscribes and stores pending changes. */
  readonly start: () => () => void;
  readonly write: (change: Partial<Written>) => void;
  /** Stores generated content about the passage with the reader's note; one of each type. */
  readonly storeWritings: (writings: NoteWritings) => void;
  /**
   * Sets the open passage, and opens the note that this tab had open beside it, the latest one on exactly its verses, or a
   * blank one: what is typed beside a chapter never changes a note on one of its verses. A note that has been started
   * without a passage takes it; one that the reader has opened for another passage stays.
   */
  readonly follow: (passage: string) => void;
  /** Saves the note as a version. @throws AppError NOTES_OR_TITLE_REQUIRED when it is blank */
  readonly save: () => Promise<void>;
  /** Saves the note if it has changed since it was last saved. */
  readonly saveIfChanged: () => Promise<void>;
  /** Remembers by its `textHash` which version of the text the journal has. */
  readonly rememberInJournal: (inJournal: string) => Promise<void>;
  /** Discards the changes since the last save; a note that was never saved is removed. */
  readonly discard: () => Promise<void>;
  /** Starts a blank note, perhaps on some verses. The previous text stays among the notes of this device. */
  readonly startNew: (passage: string, verses?: VersesOfNote) => Promise<void>;
  /** Opens the latest note on exactly these verses, or starts one; the open note is saved first. */
  readonly startOn: (passage: string, verses: VersesOfNote) => Promise<void>;
  readonly open: (id: string) => Promise<void>;
  /** Restores a version; the current text is saved first. */
  readonly restore: (version: NoteVersion) => Promise<void>;
  /** Moves a note into the bin. If it was open, the next one of the open passage is. */
  readonly remove: (id: string) => Promise<void>;
  /** Puts a note of the bin back, and opens it. */
  readonly restoreRemoved: (id: string) => Promise<void>;
};

/** How long keystrokes are collected: what a crashed tab may lose, beside the time of the write to disk. */
const SAVE_WITHIN_MS = 100;

type Dependencies = {
  readonly repository: NoteRepository;
  readonly bin: Pick<NoteBin, 'restore'>;
  /** Which note this tab had open, and beside which passage; it survives reloads. */
  readonly openNote: StoredText;
  readonly newId?: () => string;
};

const now = () => new Date().toISOString();

/** The state of a notepad before its first read. */
export function createNotepad({ repository, bin, openNote, newId = newNoteId }: Dependencies): Notepad {
  let state: NotepadState = {
    isReady: false,
    note: blankNote(newId(), '', now()),
    isOpening: false,
    isRefused: false,
    isFork: false,
  };
  /** The stored state of the note on this device, as far as this tab knows. */
  let known: Note | undefined;
  /** The note that was started here; its passage is set when a passage is open. */
  let begun = state.note.id;
  /** The passage that is open beside the notes; empty for none. */
  let openPassage = '';
  /** The passage beside which the open note came; an edit that is stored after the reader has gone on is not beside the next. */
  let besidePassage = '';
  /** The reader has chosen the open note; otherwise it is the one of the passage. */
  let isChosen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Serialises everything that reads or writes the note store. */
  let work: Promise<unknown> = Promise.resolve();
  /** Ends what was noted when the page was being left, once it is stored. */
  let endLeft: (() => void) | undefined;
  let started = 0;
  const listeners = new Set<() => void>();

  function become(change: Partial<NotepadState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function inOrder<Result>(job: () => Promise<Result>): Promise<Result> {
    const done = work.then(job);
    work = done.catch(() => undefined);
    return done;
  }

  const isStored = () =>
    known
      ? isSameWriting(known, state.note) &&
        known.saved === state.note.saved &&
        known.passage === state.note.passage &&
        hasSameWritings(known, state.note) &&
        known.inJournal === state.note.inJournal
      : isBlank(state.note) && state.note.revision === 0;

  function saveSoon(): void {
    timer ??= setTimeout(() => {
      saveInOrder().catch(() => undefined); // the state reports the failed write
    }, SAVE_WITHIN_MS);
  }

  function saveInOrder(): Promise<void> {
    return inOrder(store);
  }

  /** @throws the browser's error when the note cannot be stored */
  async function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isStored()) return endLeaving();
    const sent = { ...state.note, revision: (known?.revision ?? 0) + 1, updatedAt: now() };
    let theirs: Note | undefined;
    try {
      await repository.change(sent.id, (stored) => {
        const isTheirs = stored !== undefined && stored.revision !== (known?.revision ?? 0);
        theirs = isTheirs ? stored : undefined;
        if (!isTheirs) return sent;
        return isSameWriting(stored, sent) ? { ...sent, revision: stored.revision + 1 } : stored;
      });
    } catch (error) {
      become({ isRefused: true });
      throw error;
    }
    if (theirs && !isSameWriting(theirs, sent)) return keepBoth(theirs);
    known = theirs ? { ...sent, revision: theirs.revision + 1 } : sent;
    openNote.write(`${sent.id} ${besidePassage}`);
    become({ isRefused: false });
    if (isStored()) endLeaving();
    else saveSoon();
  }

  function endLeaving(): void {
    endLeft?.();
    endLeft = undefined;
  }

  async function keepBoth(theirs: Note): Promise<void> {
    const aside = await asideOf(theirs, known);
    if (aside) {
      known = aside;
      become({ note: { ...state.note, id: aside.id, revision: aside.revision }, isFork: true });
      return store();
    }
    known = undefined;
    const { note } = state;
    const saved = note.saved && isSameWriting(note.saved, note) ? note.saved : null;
    become({ note: { ...note, id: newId(), revision: 0, saved }, isFork: true });
    return store();
  }

  /** The note that holds the text stored here, after a text of another device has replaced it. */
  async function asideOf(theirs: Note, mine: Written | undefined): Promise<Note | undefined> {
    const aside = theirs.aside === undefined ? undefined : await repository.read(theirs.aside);
    return aside && mine && isSameWriting(aside, mine) ? aside : undefined;
  }

  function show(note: Note, isNew = false): void {
    known = isNew ? undefined : note;
    besidePassage = openPassage;
    if (isNew) begun = note.id;
    else openNote.write(`${note.id} ${besidePassage}`);
    become({ note, isReady: true, isFork: false });
  }

  /** The note that this tab had open beside the open passage, by its id. */
  function leftOpen(): string | undefined {
    const [id, ...passage] = (openNote.read() ?? '').split(' ');
    return passage.join(' ') === openPassage ? id : undefined;
  }

  function choose(note: Note, isNew = false): void {
    isChosen = true;
    show(note, isNew);
  }

  /**
   * Nothing was written or opened here: a note that arrives from another device is shown as if it were of this device.
   */
  const isUntouched = () => !isChosen && !hasContent(state.note) && isStored();

  async function load(): Promise<void> {
    await repository.makeUp();
    await showOfPassage();
  }

  /** Opens the note that this tab had open beside the passage, or the latest one on exactly its verses, or a blank one. */
  async function showOfPassage(): Promise<void> {
    const passage = openPassage;
    const { note } = state;
    // The reader types, or has opened another note or passage, while the device is read.
    const isOvertaken = () => isChosen || state.note.id !== note.id || !isStored() || passage !== openPassage;
    const { exact, near } = await notesOfPassage(await repository.list(), passage);
    const left = leftOpen();
    const here = [...exact, ...near.filter(({ id }) => id === left)];
    const isHere = here.some(({ id }) => id === note.id);
    if (!isHere && !isOvertaken() && isUnsaved(note) && !isBlank(note)) await saveVersion();
    if (isHere && !isOvertaken()) besidePassage = passage;
    if (isHere || isOvertaken()) return become({ isReady: true });
    const next = here.find(({ id }) => id === left) ?? here[0];
    if (next) return show(next);
    if (known || note.verses) return show(blankNote(newId(), passage, now()), true);
    besidePassage = passage;
    become({ isReady: true, note: { ...note, passage } });
  }

  /** @param before the passage that was open until now; empty for none */
  async function goOn(before: string): Promise<void> {
    const { note } = state;
    const { exact, near } = await notesOfPassage([note], before);
    const isOfBefore = exact.length + near.length > 0 || !hasContent(note);
    if (before !== '' && isOfBefore) isChosen = false;
    await saveInOrder();
    await inOrder(showOfPassage);
  }

  /** Another tab may have stored the note: its text is shown, unless this tab has unsaved changes. */
  async function lookAgain(id: string): Promise<void> {
    if (isUntouched()) return showOfPassage();
    if (id !== state.note.id || !isStored()) return;
    const stored = await repository.read(id);
    if (!stored || stored.revision === known?.revision || id !== state.note.id || !isStored()) return;
    const aside = await asideOf(stored, state.note);
    if (aside) {
      show(aside);
      return become({ isFork: true });
    }
    known = stored;
    become({ note: stored });
  }

  function save(): Promise<void> {
    if (isBlank(state.note)) return Promise.reject(AppError.of('NOTES_OR_TITLE_REQUIRED'));
    return inOrder(saveVersion);
  }

  async function saveVersion(): Promise<void> {
    const { id, title, text } = state.note;
    const at = now();
    become({ note: { ...state.note, saved: { title, text, at } } });
    await store();
    await repository.addVersion(id, { type: 'notes', title, content: text, timestamp: at });
  }

  const saveIfChanged = () => (isUnsaved(state.note) && !isBlank(state.note) ? save() : Promise.resolve());

  /** A browser that closes the page ends its transactions: what is not stored yet is noted synchronously. */
  const onLeave = ({ type }: Event) => {
    if (type !== 'pagehide' && document.visibilityState !== 'hidden') return;
    endLeaving();
    if (isStored()) return;
    endLeft = repository.leave({ ...state.note, updatedAt: now() }, known?.revision ?? 0);
    saveInOrder().catch(() => undefined);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      const stopWatching = repository.watch((id) => void inOrder(() => lookAgain(id)).catch(() => undefined));
      document.addEventListener('visibilitychange', onLeave);
      window.addEventListener('pagehide', onLeave);
      started += 1;
      if (started === 1) isChosen = false;
      if (started === 1) inOrder(load).catch(() => become({ isReady: true, isRefused: true }));
      return () => {
        started -= 1;
        stopWatching();
        document.removeEventListener('visibilitychange', onLeave);
        window.removeEventListener('pagehide', onLeave);
        saveInOrder().catch(() => undefined);
      };
    },
    write: (change) => {
      const note = { ...state.note, ...change };
      if (isSameWriting(note, state.note)) return;
      become({ note });
      saveSoon();
    },
    storeWritings: (writings) => {
      const note = { ...state.note, ...writings };
      if (hasSameWritings(note, state.note)) return;
      become({ note });
      if (!isStored()) saveSoon();
    },
    follow: (passage) => {
      // Between two passages none is open for a moment.
      if (passage === openPassage || passage === '') return;
      const before = openPassage;
      openPassage = passage;
      const { note } = state;
      if (note.id === begun && !note.verses && (note.passage === '' || !hasContent(note))) {
        besidePassage = passage;
        become({ note: { ...note, passage } });
        if (!isStored()) saveSoon();
      }
      goOn(before).catch(() => undefined); // the state reports the failed write
    },
    save,
    saveIfChanged,
    rememberInJournal: async (inJournal) => {
      become({ note: { ...state.note, inJournal } });
      await saveInOrder();
    },
    discard: async () => {
      const { id, saved } = state.note;
      if (saved) {
        become({ note: { ...state.note, title: saved.title, text: saved.text } });
        return saveInOrder();
      }
      await inOrder(async () => {
        await repository.remove(id);
        show(blankNote(newId(), state.note.passage, now()), true);
      });
    },
    startNew: async (passage, verses) => {
      await saveInOrder();
      choose({ ...blankNote(newId(), passage || openPassage, now()), ...(verses && { verses }) }, true);
    },
    startOn: async (passage, verses) => {
      become({ isOpening: true });
      try {
        await saveIfChanged();
        await saveInOrder();
        const stored = await inOrder(() => repository.list());
        const on = stored.find((note) => isSameVerses(note.verses, verses));
        if (on) choose(on);
        else choose({ ...blankNote(newId(), passage, now()), verses }, true);
      } finally {
        become({ isOpening: false });
      }
    },
    open: async (id) => {
      await saveInOrder();
      const note = await inOrder(() => repository.read(id));
      if (note) choose(note);
    },
    restore: async ({ title, content }) => {
      await saveIfChanged();
      become({ note: { ...state.note, title, text: content } });
      await saveInOrder();
    },
    remove: async (id) => {
      await saveInOrder(); // the bin has the last words too
      await inOrder(async () => {
        await repository.remove(id);
        if (id !== state.note.id) return;
        show(blankNote(newId(), openPassage, now()), true);
        isChosen = false;
        await showOfPassage();
      });
    },
    restoreRemoved: async (id) => {
      await saveInOrder();
      await inOrder(async () => {
        const restored = await bin.restore(id);
        const note = restored === undefined ? undefined : await repository.read(restored);
        if (note) choose(note);
      });
    },
  };
}

function isSameVerses(one: VersesOfNote | undefined, other: VersesOfNote): boolean {
  return one?.first === other.first && one.last === other.last;
}
