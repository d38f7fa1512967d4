import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, Link } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import { passageAddress } from '../../../../scripture/address/passage-address.js';
import { marginQuery } from '../../../../scripture/api/margin-query.js';
import { clearChosen } from '../../../../scripture/selection/chosen-verses.js';
import type { VerseNote } from '../../../../scripture/selection/verse-notes.js';
import type { VersePassage } from '../../../../scripture/selection/verse-passage.js';
import { requestPart } from '../../../../scripture/selection/verse-requests.js';
import styles from './bar-margin.module.css';

type BarMarginProps = { readonly passage: VersePassage; readonly notes: readonly VerseNote[] };

/** What the margin of a wide page has beside the chosen verses, in one line: own notes and the best cross references. */
export function BarMargin({ passage, notes }: BarMarginProps) {
  const t = useTexts();
  const { osis, translation } = passage;
  const { data } = useQuery(marginQuery(osis, translation.id, useLanguage()));
  const references = data?.verses.flatMap((verse) => verse.references).slice(0, 2) ?? [];
  return (
    <div className={styles.line}>
      {notes.map((note) => (
        <button
          key={note.id}
          type="button"
          className={styles.note}
          aria-label={t('verse.openNote', { note: note.name })}
          onClick={() => {
            requestPart('notes', passage, note.id);
            clearChosen();
          }}
        >
          <Icon name="pen" small />
          <span>{note.name}</span>
        </button>
      ))}
      {references.map(({ osis: target, reference }) => (
        <Link key={target} className={styles.reference} to={passageAddress(reference, data?.translation.id)}>
          {reference}
        </Link>
      ))}
    </div>
  );
}
