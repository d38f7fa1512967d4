import { isBlank, type Note, type NoteVersion, type Written } from '@word-unfolded/offline';
import { readableText } from '@word-unfolded/api-client';
import { AppError, type VersesOfNote } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { log, showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { useNotesTexts } from '../texts.js';
import { isUnsaved, nameOf } from '../pad/note.js';
import type { Notepad } from '../pad/notepad.js';
import type { NoteInJournal } from './use-journal.js';

type Going = { readonly go: () => Promise<void> };

/** The reader's actions on notes, and their errors. */
export function useNoteActions(
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
      if (!(error instanceof AppError)) log.error('A note could not be stored', error);
      setProblem(error instanceof AppError ? readableText(error, language, 'action') : t('failed'));
    });
  };

  /** Starts another note; unsaved changes are saved or discarded first, as the reader chooses. */
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
    saveInJournal: () => {
      if (!journal.isOpen) return asks.upgrade();
      attempt(async () => {
        // Saved first, so that the text of the entry is among the versions of the note and the next text can build on
        // it.
        await pad.saveIfChanged();
        await pad.rememberInJournal(await journal.save());
      });
    },
    startNew: (passage: string, verses?: VersesOfNote) => leaveFor(() => pad.startNew(passage, verses)),
    /** Opens the note on some verses, or starts it. What was written in the open note is saved. */
    startOn: (passage: string, verses: VersesOfNote, onOpen: () => void) =>
      attempt(async () => {
        await pad.startOn(passage, verses);
        onOpen();
      }),
    /** Deletes the open note, which can be undone. */
    remove: () => {
      const { id } = note;
      const undo = () => attempt(() => pad.restoreRemoved(id));
      attempt(async () => {
        await pad.remove(id);
        showToast(t('list.removed', { name: nameOf(note) }), 'plain', {
          action: { label: t('actions.undo'), onPress: undo },
        });
      });
    },
    /** Opens another note. What was written in the open one is saved. */
    open: (id: string) =>
      attempt(async () => {
        await pad.saveIfChanged();
        await pad.open(id);
      }),
    restore: (version: NoteVersion) =>
      attempt(async () => {
        await pad.restore(version);
        showToast(t('versions.restored'), 'good');
      }),
    saveAndGoOn: () => goOn(pad.save),
    discardAndGoOn: () => goOn(pad.discard),
  };
}
