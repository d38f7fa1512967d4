import {
  isBlank,
  isSameWriting,
  type Note,
  type NoteShelf,
  type NoteVersion,
  type Written,
} from '@word-unfolded/offline';
import { CatalogueError } from '@word-unfolded/contracts';
import type { KeptText } from '@word-unfolded/ui';
import { blankNote, isUnsaved } from './note.js';

/** What a notepad shows. */
export type NotepadState = {
  /** False until this device has said what it has. */
  readonly isReady: boolean;
  readonly note: Note;
  /** This device refuses to keep what is written: it is on this page alone. */
  readonly isRefused: boolean;
  /** Someone else wrote in the same note at the same time: both texts are kept, and this is a note of its own now. */
  readonly isFork: boolean;
};

/** A pad that one tab writes on. Whatever is written is on this device within a second. */
export type Notepad = {
  readonly state: () => NotepadState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to follow this device; answers with how to stop, which keeps what is not kept yet. */
  readonly start: () => () => void;
  readonly write: (change: Partial<Written>) => void;
  /** The passage that is open: a note that was begun here and is still blank, or about none, is about it. */
  readonly follow: (passage: string) => void;
  /** Saves the note as a version. @throws CatalogueError NOTES_OR_TITLE_REQUIRED when nothing is written */
  readonly save: () => Promise<void>;
  /** Saves the note if something was written since it was saved last. */
  readonly saveIfChanged: () => Promise<void>;
  /** Takes back what was written since the note was saved last; a note that never was is gone. */
  readonly discard: () => Promise<void>;
  /** A blank note. What was written stays among the notes of this device. */
  readonly startNew: (passage: string) => Promise<void>;
  readonly open: (id: string) => Promise<void>;
  /** Puts a version on the pad; what is there is saved first. */
  readonly restore: (version: NoteVersion) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

/** Half of the second that a killed tab may lose: the other half is for the disk. */
const KEEP_WITHIN_MS = 500;

type Surroundings = {
  readonly shelf: NoteShelf;
  /** Which note this tab had open, over its reloads. */
  readonly openNote: KeptText;
  readonly newId?: () => string;
  readonly now?: () => string;
};

/** A notepad that has not looked yet. */
export function createNotepad({
  shelf,
  openNote,
  newId = randomId,
  now = () => new Date().toISOString(),
}: Surroundings): Notepad {
  let state: NotepadState = {
    isReady: false,
    note: blankNote(newId(), '', now()),
    isRefused: false,
    isFork: false,
  };
  /** What this device has of the note, as far as this tab knows. */
  let known: Note | undefined;
  /** The note that was begun here: what it is about becomes clear when the passage is open. */
  let begun = state.note.id;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Everything that reads or writes the shelf, one after the other. */
  let work: Promise<unknown> = Promise.resolve();
  let started = 0;
  const listeners = new Set<() => void>();

  function become(change: Partial<NotepadState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    const done = work.then(job);
    work = done.catch(() => undefined);
    return done;
  }

  const isKept = () =>
    known
      ? isSameWriting(known, state.note) &&
        known.saved === state.note.saved &&
        known.passage === state.note.passage
      : isBlank(state.note) && state.note.revision === 0;

  function keepSoon(): void {
    timer ??= setTimeout(() => {
      keepInTurn().catch(() => undefined); // the state says that it was refused
    }, KEEP_WITHIN_MS);
  }

  function keepInTurn(): Promise<void> {
    return inTurn(keep);
  }

  /** @throws whatever the browser says when it refuses to keep the note */
  async function keep(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isKept()) return;
    const sent = { ...state.note, revision: (known?.revision ?? 0) + 1, updatedAt: now() };
    let theirs: Note | undefined;
    try {
      await shelf.change(sent.id, (kept) => {
        const isTheirs = kept !== undefined && kept.revision !== (known?.revision ?? 0);
        theirs = isTheirs ? kept : undefined;
        if (!isTheirs) return sent;
        return isSameWriting(kept, sent) ? { ...sent, revision: kept.revision + 1 } : kept;
      });
    } catch (error) {
      become({ isRefused: true });
      throw error;
    }
    if (theirs && !isSameWriting(theirs, sent)) return keepBoth(theirs);
    known = theirs ? { ...sent, revision: theirs.revision + 1 } : sent;
    openNote.write(sent.id);
    become({ isRefused: false });
    if (!isKept()) keepSoon();
  }

  async function keepBoth(theirs: Note): Promise<void> {
    const aside = await asideOf(theirs, known);
    if (aside) {
      known = aside;
      become({ note: { ...state.note, id: aside.id, revision: aside.revision }, isFork: true });
      return keep();
    }
    known = undefined;
    const { note } = state;
    const saved = note.saved && isSameWriting(note.saved, note) ? note.saved : null;
    become({ note: { ...note, id: newId(), revision: 0, saved }, isFork: true });
    return keep();
  }

  /** The note that has what was kept here, where another device's text has taken its place. */
  async function asideOf(theirs: Note, mine: Written | undefined): Promise<Note | undefined> {
    const aside = theirs.aside === undefined ? undefined : await shelf.read(theirs.aside);
    return aside && mine && isSameWriting(aside, mine) ? aside : undefined;
  }

  function show(note: Note, isNew = false): void {
    known = isNew ? undefined : note;
    if (isNew) begun = note.id;
    openNote.write(note.id);
    become({ note, isReady: true, isFork: false });
  }

  /** Nothing was written or opened here: what arrives from another device is shown as if it had been here. */
  const isUntouched = () => openNote.read() === null && isBlank(state.note) && isKept();

  async function load(): Promise<void> {
    const [lastOpen, latest] = [openNote.read(), (await shelf.list())[0]];
    const note = (lastOpen && (await shelf.read(lastOpen))) || (lastOpen ? undefined : latest);
    if (!isKept()) return become({ isReady: true }); // the reader was faster than the device
    if (note) show(note);
    else become({ isReady: true });
  }

  /** Someone else may have kept the note: what they wrote is shown, unless something was written here since. */
  async function lookAgain(id: string): Promise<void> {
    if (isUntouched()) return load();
    if (id !== state.note.id || !isKept()) return;
    const kept = await shelf.read(id);
    if (!kept || kept.revision === known?.revision || id !== state.note.id || !isKept()) return;
    const aside = await asideOf(kept, state.note);
    if (aside) {
      show(aside);
      return become({ isFork: true });
    }
    known = kept;
    become({ note: kept });
  }

  async function save(): Promise<void> {
    if (isBlank(state.note)) throw CatalogueError.of('NOTES_OR_TITLE_REQUIRED');
    const { title, text } = state.note;
    const at = now();
    become({ note: { ...state.note, saved: { title, text, at } } });
    await keepInTurn();
    const { id } = state.note;
    await inTurn(() => shelf.addVersion(id, { type: 'notes', title, content: text, timestamp: at }));
  }

  const saveIfChanged = () => (isUnsaved(state.note) && !isBlank(state.note) ? save() : Promise.resolve());

  const onLeave = () => {
    if (document.visibilityState === 'hidden') keepInTurn().catch(() => undefined);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      const stopWatching = shelf.watch((id) => void inTurn(() => lookAgain(id)).catch(() => undefined));
      document.addEventListener('visibilitychange', onLeave);
      started += 1;
      if (started === 1) inTurn(load).catch(() => become({ isReady: true, isRefused: true }));
      return () => {
        started -= 1;
        stopWatching();
        document.removeEventListener('visibilitychange', onLeave);
        keepInTurn().catch(() => undefined);
      };
    },
    write: (change) => {
      const note = { ...state.note, ...change };
      if (isSameWriting(note, state.note)) return;
      become({ note });
      keepSoon();
    },
    follow: (passage) => {
      const { note } = state;
      const isOpen = note.id === begun && (isBlank(note) || note.passage === '');
      if (!isOpen || passage === note.passage) return;
      become({ note: { ...note, passage } });
      if (!isKept()) keepSoon();
    },
    save,
    saveIfChanged,
    discard: async () => {
      const { id, saved } = state.note;
      if (saved) {
        become({ note: { ...state.note, title: saved.title, text: saved.text } });
        return keepInTurn();
      }
      await inTurn(async () => {
        await shelf.remove(id);
        show(blankNote(newId(), state.note.passage, now()), true);
      });
    },
    startNew: async (passage) => {
      await keepInTurn();
      show(blankNote(newId(), passage, now()), true);
    },
    open: async (id) => {
      await keepInTurn();
      const note = await inTurn(() => shelf.read(id));
      if (note) show(note);
    },
    restore: async ({ title, content }) => {
      await saveIfChanged();
      become({ note: { ...state.note, title, text: content } });
      await keepInTurn();
    },
    remove: async (id) => {
      await inTurn(async () => {
        await shelf.remove(id);
        if (id === state.note.id) show(blankNote(newId(), state.note.passage, now()), true);
      });
    },
  };
}

/** Not guessable by chance; `crypto.randomUUID` is not there on a page without TLS. */
function randomId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
