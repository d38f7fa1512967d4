import type { SearchAnswer, Translation } from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';
import styles from './search-results.module.css';

type SearchSummaryProps = {
  readonly answer: SearchAnswer;
  readonly translations: readonly Translation[];
  readonly aside: ReactNode;
};

/** How many verses were found and where; and what was searched for instead of words that no verse has. */
export function SearchSummary({ answer, translations, aside }: SearchSummaryProps) {
  const t = useTexts();
  const { number, list } = formatsOf(useLanguage());
  const { correction, matched, pagination } = answer;
  const names = answer.translations.map(
    (id) => translations.find((each) => each.id === id)?.abbreviation ?? id,
  );
  const { total } = pagination;
  return (
    <div role="status">
      {correction && (
        <p className={styles.correction}>
          {t('found.corrected', { written: list(correction.words.map(({ from }) => `“${from}”`)) })}
          <em className={styles.instead}>{correction.query}</em>
        </p>
      )}
      <div className={styles.summary}>
        {matched && (
          <p>{t(`found.${matched}`, { count: total, verses: number(total), translations: list(names) })}</p>
        )}
        {aside}
      </div>
    </div>
  );
}
