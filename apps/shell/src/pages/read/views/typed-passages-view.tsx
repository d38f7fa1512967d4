import { AppError, type Translation } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { formatReference, readingAddress, type PassageReference } from '@word-unfolded/scripture-ref';
import { Link } from '@word-unfolded/ui';
import { isBackwards } from '../parts/typed-passages.js';
import styles from '../read-page.module.css';
import { useTexts } from '../texts.js';

type TypedPassagesProps = {
  readonly passages: readonly PassageReference[];
  readonly edition: Translation;
};

/** Several passages that were typed at once, or one that ends before it begins: all of them can be opened. */
export function TypedPassages({ passages, edition }: TypedPassagesProps) {
  const t = useTexts();
  const spoken = useLanguage();
  return (
    <ul className={styles.list}>
      {passages.map((passage) => {
        const isTurned = isBackwards(passage);
        const meant = isTurned ? { start: passage.end, end: passage.start } : passage;
        const reference = formatReference([meant], edition.language);
        return (
          <li key={reference}>
            {isTurned && (
              <p>
                {formatReference([passage], edition.language)}:{' '}
                {AppError.of('SCRIPTURE_RANGE_BACKWARDS').textIn(spoken)} {t('find.meant')}
              </p>
            )}
            <Link to={readingAddress(edition, meant)} lang={edition.language}>
              {reference}, {edition.abbreviation}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
