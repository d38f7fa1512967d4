import { createStore, memoryStore, noteBin, noteRepository, type NoteStores } from '@word-unfolded/offline';
import { jest } from '@jest/globals';
import type { StoredText } from '@word-unfolded/ui';
import { createNotepad } from '../src/features/notes/pad/notepad.js';

/** A device whose storage is shared by all its tabs. */
export function newDevice() {
  const stores: NoteStores = {
    notes: createStore('notes under test', memoryStore()),
    histories: createStore('histories under test', memoryStore()),
    atServer: createStore('server under test', memoryStore()),
    cursors: createStore('cursors under test', memoryStore()),
  };
  const texts = new Map<string, string>();
  const repository = noteRepository('ruth', stores, {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
    keys: () => [...texts.keys()],
  });
  return { notes: stores.notes, repository, bin: noteBin('ruth', stores), texts };
}

/** The page is closed, and the browser ends its transactions with it. */
export async function close({ notes }: Device): Promise<void> {
  const change = jest.spyOn(notes, 'change').mockImplementation(() => new Promise(() => undefined));
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  change.mockRestore();
}

export type Device = ReturnType<typeof newDevice>;

export function tabMemory(): StoredText {
  let stored: string | null = null;
  return {
    key: 'openNote',
    read: () => stored,
    write: (value) => (stored = value),
    forget: () => (stored = null),
  };
}

let ids = 0;

export async function openTab({ repository, bin }: Device, openNote = tabMemory(), passage = '') {
  const pad = createNotepad({ repository, bin, openNote, newId: () => `note-${(ids += 1)}` });
  const stop = pad.start();
  await settle();
  pad.follow(passage);
  await settle();
  return { pad, stop, openNote, text: () => pad.state().note.text };
}

/** Waits until all pending operations of the device have finished. */
export const settle = () => jest.advanceTimersByTimeAsync(0);
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
export const textsOn = async ({ repository }: Device) =>
  (await repository.list()).map(({ text }) => text).sort();
