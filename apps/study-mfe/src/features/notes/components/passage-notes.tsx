import { isBlank, type Note, type NoteRepository } from '@word-unfolded/offline';
import { Icon } from '@word-unfolded/ui';
import { useNotesTexts } from '../texts.js';
import { useNotesOfPassage } from '../hooks/use-notes-of-passage.js';
import { hasContent } from '../pad/notes-of-passage.js';
import { nameOf } from '../pad/note.js';
import styles from './passage-notes.module.css';

type PassageNotesProps = {
  readonly repository: NoteRepository;
  readonly passage: string;
  readonly note: Note;
  readonly onNew: () => void;
  readonly onOpen: (id: string) => void;
};

/**
 * The other notes on the open passage or some of its verses, each with its place, a new one, and the last note of another
 * passage; one tap each.
 */
export function PassageNotes({ repository, passage, note, onNew, onOpen }: PassageNotesProps) {
  const t = useNotesTexts();
  const notes = useNotesOfPassage(repository, passage);
  const isOther = (each: Note) => each.id !== note.id && !isBlank(each);
  const here = notes?.here.filter(isOther) ?? [];
  const last = notes?.elsewhere.find(isOther);
  const hasNew = hasContent(note);
  if (!hasNew && here.length === 0 && !last) return null;
  return (
    <nav aria-label={t('here.label')} className={styles.row}>
      {hasNew && (
        <button type="button" className={styles.item} onClick={onNew}>
          <Icon name="pen" small />
          {t('actions.new')}
        </button>
      )}
      {here.map((each) => (
        <button key={each.id} type="button" className={styles.item} onClick={() => onOpen(each.id)}>
          <Icon name="page" small />
          <span className={styles.name}>
            {each.passage === passage || each.passage === ''
              ? nameOf(each)
              : t('here.on', { name: nameOf(each), passage: each.passage })}
          </span>
        </button>
      ))}
      {last && (
        <button type="button" className={styles.item} onClick={() => onOpen(last.id)}>
          <span className={styles.name}>
            {last.passage === ''
              ? t('here.last', { name: nameOf(last) })
              : t('here.lastOn', { name: nameOf(last), passage: last.passage })}
          </span>
        </button>
      )}
    </nav>
  );
}
