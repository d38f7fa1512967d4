import type { Note } from '@word-unfolded/offline';
import { errorText } from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Button, Icon } from '@word-unfolded/ui';
import { useNotesTexts } from '../texts.js';
import type { NoteInJournal } from '../hooks/use-journal.js';
import { countsOf } from '../../../journal/text-counts.js';
import styles from './note-foot.module.css';

type NoteFootProps = {
  readonly note: Note;
  readonly journal: NoteInJournal['status'];
  readonly onSave: () => void;
  readonly onJournal: () => void;
};

/** The length of the note and its save actions. */
export function NoteFoot({ note, journal, onSave, onJournal }: NoteFootProps) {
  const t = useNotesTexts();
  const language = useLanguage();
  const { words, characters } = countsOf(note.text);
  return (
    <footer className={styles.foot}>
      <p className={styles.counts}>
        {formatsOf(language).list([t('words', { count: words }), t('characters', { count: characters })])}
      </p>
      <JournalState status={journal} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onSave}>
          {t('actions.save')}
        </Button>
        {(journal === 'none' || journal === 'error') && (
          <Button variant="quiet" onClick={onJournal}>
            {t('actions.journal')}
          </Button>
        )}
      </div>
    </footer>
  );
}

/** A status shown only when there is something to report: a pending save, a saved entry or an error. */
function JournalState({ status }: { readonly status: NoteInJournal['status'] }) {
  const t = useNotesTexts();
  const language = useLanguage();
  const says = {
    none: undefined,
    pending: t('journal.waiting'),
    synced: t('journal.kept'),
    error: errorText('JOURNAL_SAVE_FAILED', language),
  }[status];
  return (
    <p role="status" className={styles.journal} data-status={status}>
      {status === 'synced' && <Icon name="tick" small />}
      {says}
    </p>
  );
}
