import { useQuery } from '@tanstack/react-query';
import type { PassageAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { ScripturePage } from '@word-unfolded/scripture-text';
import { Icon, Link } from '@word-unfolded/ui';
import { Fragment, use, useMemo } from 'react';
import { useIsWide } from '../../../../layout/use-is-wide.js';
import { useTexts } from '../../../../locales/texts.js';
import { passageAddress } from '../../../../scripture/address/passage-address.js';
import { marginQuery } from '../../../../scripture/api/margin-query.js';
import { notesOn, VerseNotesContext, type VerseNote } from '../../../../scripture/selection/verse-notes.js';
import { passageOfVerses } from '../../../../scripture/selection/verse-passage.js';
import { requestPart } from '../../../../scripture/selection/verse-requests.js';
import { osisOf, useStudyFocus } from '../../../../scripture/words/study-focus.js';
import styles from './page-margin.module.css';
import { versesOfPage, type PageVerse } from './verses-of-page.js';

type PageMarginProps = {
  readonly page: ScripturePage;
  readonly translation: PassageAnswer['translation'];
  /** The accessible name of the margin. */
  readonly label: string;
  /** Whether the margin has cross references. */
  readonly hasReferences: boolean;
};

/**
 * The margin of a chapter on a wide page: the best cross references and the reader's own notes, each beside its verse.
 * On smaller pages the number of a verse has a mark, and its bar has them.
 */
export function PageMargin({ page, translation, label, hasReferences }: PageMarginProps) {
  const language = useLanguage();
  const verses = useMemo(() => versesOfPage(page), [page]);
  const [first, last] = [verses[0], verses.at(-1)];
  const isWide = useIsWide();
  const { data } = useQuery({
    ...marginQuery(`${first?.osis}-${last?.osis}`, translation.id, language),
    enabled: isWide && hasReferences && first !== undefined,
  });
  const own = use(VerseNotesContext);
  if (!isWide) return null;
  const referencesOf = ({ canonical }: PageVerse) =>
    data?.verses.find(({ canonicalId }) => canonicalId === canonical.first)?.references ?? [];
  const items = verses.map((verse) => ({
    verse,
    references: referencesOf(verse),
    notes: notesOn(own, verse.canonical).filter((note) => isBeginning(note, verse, first)),
  }));
  return (
    <aside className={styles.margin} aria-label={label}>
      {items.map(({ verse, references, notes }) => (
        <Fragment key={verse.osis}>
          {notes.map((note) => (
            <OwnNote key={note.id} note={note} verse={verse} />
          ))}
          {references.length > 0 && (
            <p className={styles.references} data-note-verse={verse.osis} data-optional="">
              {references.map(({ osis, reference }, index) => (
                <Fragment key={osis}>
                  {index > 0 && '; '}
                  <Link to={passageAddress(reference, data?.translation.id)}>{reference}</Link>
                </Fragment>
              ))}
            </p>
          )}
        </Fragment>
      ))}
    </aside>
  );
}

/** A note stands beside the first of its verses that the page has. */
function isBeginning(note: VerseNote, { canonical, osis }: PageVerse, first: PageVerse | undefined): boolean {
  return canonical.first <= note.first || osis === first?.osis;
}

function OwnNote({ note, verse }: { readonly note: VerseNote; readonly verse: PageVerse }) {
  const t = useTexts();
  return (
    <button
      type="button"
      className={styles.own}
      data-note-verse={verse.osis}
      aria-label={t('verse.ownNote', { verse: verse.number, note: note.name })}
      onClick={() => openNote(note, verse.osis)}
    >
      <Icon name="pen" small />
      <span>{note.name}</span>
    </button>
  );
}

/** Opens a note. */
function openNote(note: VerseNote, osis: string): void {
  const { inView } = useStudyFocus.getState();
  const verses = inView?.verses.filter((each) => osisOf(each) === osis) ?? [];
  const passage = passageOfVerses(verses, inView?.translation);
  if (passage) requestPart('notes', passage, note.id);
}
