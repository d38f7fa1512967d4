import { isBlank, type Note, type NoteVersion, type Written } from '@word-unfolded/offline';
import { readableText } from '@word-unfolded/api-client';
import { CatalogueError } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { log, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { useNotesTexts } from '../texts.js';
import { isUnsaved } from '../pad/note.js';
import type { Notepad } from '../pad/notepad.js';
import type { NoteInJournal } from './use-journal.js';

type Going = { readonly go: () => Promise<void> };

/** What a reader does with their notes, and what stands in the way. */
export function useNoteActs(
  pad: Notepad,
  note: Note,
  journal: NoteInJournal,
  asks: { readonly unsaved: () => void; readonly upgrade: () => void },
) {
  const t = useNotesTexts();
  const language = useLanguage();
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState<Going>();

  const attempt = (act: () => Promise<void>) => {
    setProblem(undefined);
    act().catch((error: unknown) => {
      if (!(error instanceof CatalogueError)) log.error('A note could not be kept', error);
      setProblem(error instanceof CatalogueError ? readableText(error, language) : t('failed'));
    });
  };

  /** Goes to another note; when this one has unsaved changes, the reader decides about them first. */
  const leaveFor = (go: () => Promise<void>) => {
    if (!isUnsaved(note) || isBlank(note)) return attempt(go);
    setWaiting({ go });
    asks.unsaved();
  };

  const goOn = (first: () => Promise<void>) =>
    attempt(async () => {
      await first();
      await waiting?.go();
    });

  return {
    problem,
    write: (change: Partial<Written>) => {
      setProblem(undefined);
      pad.write(change);
    },
    save: () => attempt(pad.save),
    keepInJournal: () => {
      if (!journal.isOpen) return asks.upgrade();
      attempt(async () => {
        await journal.keep();
        await pad.saveIfChanged();
      });
    },
    startNew: (passage: string) => leaveFor(() => pad.startNew(passage)),
    open: (id: string) => leaveFor(() => pad.open(id)),
    restore: (version: NoteVersion) =>
      attempt(async () => {
        await pad.restore(version);
        showToast(t('versions.restored'), 'good');
      }),
    saveAndGoOn: () => goOn(pad.save),
    discardAndGoOn: () => goOn(pad.discard),
  };
}

export type NoteActs = ReturnType<typeof useNoteActs>;
