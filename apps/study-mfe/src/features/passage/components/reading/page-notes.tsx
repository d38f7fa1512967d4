import { Link } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import { passageAddress } from '../../../../scripture/address/passage-address.js';
import type { KeyedNote } from '@word-unfolded/scripture-text';
import styles from './page-notes.module.css';
import { leadTo, noteIds } from './note-key.js';

type PageNotesProps = {
  readonly notes: readonly KeyedNote[];
  readonly id: string;
  /** The accessible name of the notes. */
  readonly label: string;
  readonly translationId: string;
};

/** The notes of a chapter: in the margin beside their words where there is one, otherwise below the text. */
export function PageNotes({ notes, id, label, translationId }: PageNotesProps) {
  const t = useTexts();
  return (
    <aside className={styles.margin} aria-label={label}>
      <ol>
        {notes.map((note) => {
          const ids = noteIds(id, note);
          return (
            <li key={note.letter} id={ids.note} className={styles.note} data-note-for={ids.key} tabIndex={-1}>
              <a
                className={styles.letter}
                href={`#${ids.key}`}
                aria-label={t('notes.back', { letter: note.letter, verse: note.verse })}
                onClick={(event) => leadTo(event, ids.key)}
              >
                {note.letter}
              </a>
              <span>
                {note.kind === 'cross-reference' ? (
                  <Link to={passageAddress(note.text, translationId)}>{note.text}</Link>
                ) : (
                  note.text
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
