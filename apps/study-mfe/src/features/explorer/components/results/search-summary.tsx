import type { SearchAnswer, Translation } from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.js';
import { BesideFound } from './beside-found.js';
import styles from './search-results.module.css';

type SearchSummaryProps = {
  readonly answer: SearchAnswer;
  readonly translations: readonly Translation[];
  readonly aside: ReactNode;
};

/**
 * How many verses were found and where; what was searched for instead of words that no verse has, and what the words name
 * beside verses.
 */
export function SearchSummary({ answer, translations, aside }: SearchSummaryProps) {
  const t = useTexts();
  const { number, list } = formatsOf(useLanguage());
  const { correction, matched, otherLanguage, otherEdition, pagination } = answer;
  const nameOf = (id: string) => translations.find((each) => each.id === id)?.abbreviation ?? id;
  const names = answer.translations.map(nameOf);
  const { total } = pagination;
  return (
    <div role="status">
      {otherLanguage && (
        <p className={styles.correction}>
          {t(`found.otherLanguage.${otherLanguage.language}`, {
            searched: list(names),
            asked: list(otherLanguage.asked.map(nameOf)),
          })}
        </p>
      )}
      {otherEdition && (
        <p className={styles.correction}>
          {t('found.otherEdition', { searched: list(names), asked: list(otherEdition.asked.map(nameOf)) })}
        </p>
      )}
      {correction && (
        <p className={styles.correction}>
          {t('found.corrected', { written: list(correction.words.map(({ from }) => `“${from}”`)) })}
          <em className={styles.instead}>{correction.query}</em>
        </p>
      )}
      <BesideFound
        {...answer}
        translationId={(otherLanguage ?? otherEdition)?.asked[0] ?? answer.translations[0]}
      />
      <div className={styles.summary}>
        {matched && (
          <p>{t(`found.${matched}`, { count: total, verses: number(total), translations: list(names) })}</p>
        )}
        {aside}
      </div>
    </div>
  );
}
