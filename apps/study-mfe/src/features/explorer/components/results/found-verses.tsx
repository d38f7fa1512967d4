import type { FoundVerse, Translation } from '@word-unfolded/contracts';
import { Link } from '@word-unfolded/ui';
import { passageAddress } from '../../../../scripture/address/passage-address.js';
import styles from './found-verses.module.css';
import { MarkedText } from '../../../../scripture/text/marked-text.js';

type FoundVersesProps = {
  readonly verses: readonly FoundVerse[];
  readonly translations: readonly Translation[];
};

/** The verses of a result page; each links to its place in the reader. */
export function FoundVerses({ verses, translations }: FoundVersesProps) {
  return (
    <ol className={styles.list}>
      {verses.map(({ translationId, reference, text, highlights, canonicalId }) => {
        const edition = translations.find(({ id }) => id === translationId);
        return (
          <li key={`${translationId} ${canonicalId} ${reference}`} className={styles.verse}>
            <Link className={styles.reference} to={passageAddress(reference, translationId)}>
              {reference}
            </Link>
            <span className={styles.edition} title={edition?.name}>
              {edition?.abbreviation ?? translationId}
            </span>
            <p className={styles.text} lang={edition?.language}>
              <MarkedText text={text} ranges={highlights} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
