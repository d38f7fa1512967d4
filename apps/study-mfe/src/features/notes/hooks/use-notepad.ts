import { useEffect, useSyncExternalStore } from 'react';
import { useAutosave } from '../pad/autosave.js';
import type { NotepadState } from '../pad/notepad.js';
import { notesOf, type OwnNotes } from '../pad/notepads.js';

/** The notepad of an owner, subscribed to and autosaved while it is mounted. */
export function useNotepad(owner: string, passage: string): OwnNotes & NotepadState {
  const notes = notesOf(owner);
  const { pad } = notes;
  const state = useSyncExternalStore(pad.subscribe, pad.state);
  const { seconds } = useAutosave();

  useEffect(() => pad.start(), [pad]);
  useEffect(() => {
    if (state.isReady) pad.follow(passage);
  }, [pad, passage, state.isReady, state.note.id]);
  useEffect(() => {
    const timer = setInterval(() => {
      pad.saveIfChanged().catch(() => undefined); // the notepad itself reports a failed write
    }, seconds * 1_000);
    return () => clearInterval(timer);
  }, [pad, seconds]);

  return { ...notes, ...state };
}
