import type { SearchAnswer } from '@word-unfolded/contracts';
import { Button, Link } from '@word-unfolded/ui';
import { passageAddress } from '../../../../scripture/address/passage-address.js';
import { openLexicon } from '../../../../scripture/words/lexicon-focus.js';
import { useTexts } from '../../texts.js';
import styles from './search-results.module.css';

type BesideFoundProps = Pick<SearchAnswer, 'lexicon' | 'passages' | 'absentBook'> & {
  readonly translationId: string | undefined;
};

/** What the words of a search name beside verses: well-known passages, original words, a book that no edition here has. */
export function BesideFound({ lexicon, passages, absentBook, translationId }: BesideFoundProps) {
  const t = useTexts();
  return (
    <>
      {absentBook !== null && (
        <p className={styles.correction}>{t('found.absentBook', { book: absentBook })}</p>
      )}
      {passages.length > 0 && (
        <ul className={styles.beside} aria-label={t('found.passages')}>
          {passages.map(({ title, reference, osis }) => (
            <li key={osis}>
              <Link to={passageAddress(reference, translationId)}>
                {title === null ? reference : t('found.passage', { title, reference })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {lexicon.length > 0 && (
        <ul className={styles.beside} aria-label={t('found.lexicon')}>
          {lexicon.map(({ strongs, lemma, transliteration, gloss, verses }) => (
            <li key={strongs}>
              <Button variant="quiet" onClick={() => openLexicon(strongs)}>
                {t('found.lemma', { lemma, transliteration, gloss, count: verses, strongs })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
