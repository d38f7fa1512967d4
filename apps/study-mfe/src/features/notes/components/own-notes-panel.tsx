import { fitsServer, isBlank } from '@word-unfolded/offline';
import { useOverlay } from '@word-unfolded/ui';
import { useId, useRef } from 'react';
import { passageOfChosen } from '../../../scripture/selection/chosen-passage.js';
import { canonicalVersesOf } from '../../../scripture/selection/verse-passage.js';
import { useVerseRequest } from '../../../scripture/selection/verse-requests.js';
import { useNotesTexts } from '../texts.js';
import { useAddressedNote } from '../hooks/use-addressed-note.js';
import { useJournal } from '../hooks/use-journal.js';
import { useNoteActions } from '../hooks/use-note-actions.js';
import { useNotepad } from '../hooks/use-notepad.js';
import { useSaveKey } from '../hooks/use-save-key.js';
import { useVisibleHeight } from '../../../layout/use-visible-height.js';
import { NoteFields } from './note-fields.js';
import { NoteFoot } from './note-foot.js';
import { NotesHead } from './notes-head.js';
import { PassageNotes } from './passage-notes.js';
import styles from './notes-panel.module.css';

export type NotesPanelProps = {
  /** The name of the open passage, as the reader sees it: the passage of a new note. */
  readonly passage?: string | undefined;
  /** Present where the panel can be collapsed. */
  readonly onClose?: (() => void) | undefined;
  /** Whether the reader has opened it to write. */
  readonly takesFocus?: boolean;
};

type OwnNotesPanelProps = NotesPanelProps & { readonly owner: string; readonly passage: string };

/** The notepad of one owner: the editor, its saved state, and links to other notes. */
export function OwnNotesPanel({ owner, passage, onClose, takesFocus = false }: OwnNotesPanelProps) {
  const t = useNotesTexts();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useVisibleHeight(panel);
  const { pad, repository, bin, note, isReady, isOpening, isRefused, isFork } = useNotepad(owner, passage);
  useAddressedNote(pad, repository, isReady);
  const journal = useJournal(owner, note);
  const unsaved = useOverlay('dialog', () => import('./dialogs/unsaved-dialog.js'));
  const upgrade = useOverlay('dialog', () => import('../../../journal/upgrade-dialog.js'));
  const list = useOverlay('dialog', () => import('./dialogs/note-list-dialog.js'));
  const versions = useOverlay('dialog', () => import('./dialogs/versions-dialog.js'));
  const actions = useNoteActions(pad, note, journal, { unsaved: unsaved.open, upgrade: upgrade.open });

  useSaveKey(panel, actions.save);
  useVerseRequest('notes', ({ reference, verses }, noteId) => {
    if (noteId !== undefined) return actions.open(noteId);
    const ids = canonicalVersesOf(verses);
    actions.startOn(reference, { first: Math.min(...ids), last: Math.max(...ids) }, () =>
      panel.current?.querySelector('textarea')?.focus(),
    );
  });
  /** On the verses that are chosen in the text, or on the open passage. */
  const startNew = () => {
    const chosen = passageOfChosen();
    if (!chosen) return actions.startNew(passage);
    const ids = canonicalVersesOf(chosen.verses);
    actions.startNew(chosen.reference, { first: Math.min(...ids), last: Math.max(...ids) });
  };

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={id}>
      <NotesHead
        id={id}
        note={note}
        isRefused={isRefused}
        onClose={onClose}
        menu={{
          onNew: startNew,
          onList: list.open,
          onVersions: versions.open,
          onRemove: isBlank(note) ? undefined : actions.remove,
        }}
      />
      <PassageNotes
        repository={repository}
        passage={passage}
        note={note}
        onNew={startNew}
        onOpen={actions.open}
      />
      <NoteFields
        note={note}
        isReady={isReady}
        isReadOnly={isOpening}
        takesFocus={takesFocus}
        problem={actions.problem}
        notice={isFork ? t('fork') : fitsServer(note) ? undefined : t('tooLong')}
        onWrite={actions.write}
      />
      <NoteFoot
        note={note}
        journal={journal.status}
        onSave={actions.save}
        onJournal={actions.saveInJournal}
      />
      {unsaved.module && (
        <unsaved.module.UnsavedDialog
          {...unsaved.overlay}
          note={note}
          onSave={actions.saveAndGoOn}
          onDiscard={actions.discardAndGoOn}
        />
      )}
      {upgrade.module && <upgrade.module.UpgradeDialog {...upgrade.overlay} body={t('upgrade.body')} />}
      {list.module && (
        <list.module.NoteListDialog
          {...list.overlay}
          repository={repository}
          bin={bin}
          openId={note.id}
          onOpen={actions.open}
          passage={passage}
          onRemove={pad.remove}
          onRestore={pad.restoreRemoved}
        />
      )}
      {versions.module && (
        <versions.module.VersionsDialog
          {...versions.overlay}
          repository={repository}
          note={note}
          onRestore={actions.restore}
        />
      )}
    </section>
  );
}
