import { fitsServer } from '@word-unfolded/offline';
import { useOverlay } from '@word-unfolded/ui';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useNotesTexts } from '../texts.js';
import { useJournal } from '../hooks/use-journal.js';
import { useNoteActs } from '../hooks/use-note-acts.js';
import { useNotepad } from '../hooks/use-notepad.js';
import { useVisibleHeight } from '../hooks/use-visible-height.js';
import { NoteFields } from './note-fields.js';
import { NoteFoot } from './note-foot.js';
import { NotesHead } from './notes-head.js';
import type { NotesPanelProps } from './notes-panel-props.js';
import styles from './notes-panel.module.css';

type OwnNotesPanelProps = NotesPanelProps & { readonly owner: string; readonly passage: string };

/** The notepad of one owner: what is written, how it is kept, and the ways to other notes. */
export function OwnNotesPanel({ owner, passage, onClose, autoFocus = false }: OwnNotesPanelProps) {
  const t = useNotesTexts();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useVisibleHeight(panel);
  const { pad, shelf, note, isReady, isRefused, isFork } = useNotepad(owner, passage);
  const journal = useJournal(owner, note);
  const unsaved = useOverlay('dialog', () => import('./unsaved-dialog.js'));
  const upgrade = useOverlay('dialog', () => import('../../../journal/upgrade-dialog.js'));
  const list = useOverlay('dialog', () => import('./note-list-dialog.js'));
  const versions = useOverlay('dialog', () => import('./versions-dialog.js'));
  const acts = useNoteActs(pad, note, journal, { unsaved: unsaved.open, upgrade: upgrade.open });

  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    acts.save();
  };

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={id} onKeyDown={saveByKey}>
      <NotesHead
        id={id}
        note={note}
        isRefused={isRefused}
        onClose={onClose}
        menu={{
          onNew: () => acts.startNew(passage),
          onList: list.open,
          onVersions: versions.open,
        }}
      />
      <NoteFields
        note={note}
        isReady={isReady}
        autoFocus={autoFocus}
        problem={acts.problem}
        notice={isFork ? t('fork') : fitsServer(note) ? undefined : t('tooLong')}
        onWrite={acts.write}
      />
      <NoteFoot note={note} journal={journal.status} onSave={acts.save} onJournal={acts.keepInJournal} />
      {unsaved.module && (
        <unsaved.module.UnsavedDialog
          {...unsaved.overlay}
          note={note}
          onSave={acts.saveAndGoOn}
          onDiscard={acts.discardAndGoOn}
        />
      )}
      {upgrade.module && <upgrade.module.UpgradeDialog {...upgrade.overlay} body={t('upgrade.body')} />}
      {list.module && (
        <list.module.NoteListDialog
          {...list.overlay}
          shelf={shelf}
          openId={note.id}
          onOpen={acts.open}
          onRemove={(removed) => pad.remove(removed)}
        />
      )}
      {versions.module && (
        <versions.module.VersionsDialog
          {...versions.overlay}
          shelf={shelf}
          note={note}
          onRestore={acts.restore}
        />
      )}
    </section>
  );
}
