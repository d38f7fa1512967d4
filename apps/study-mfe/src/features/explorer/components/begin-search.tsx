import { EmptyState, Engraving, Link } from '@word-unfolded/ui';
import { searchAddress } from '../../../scripture/address/search-address.js';
import { useTexts } from '../texts.js';
import styles from './begin-search.module.css';

const EXAMPLES = ['phrase', 'words', 'slip'] as const;

/** Shown before the first search: how to start. */
export function BeginSearch() {
  const t = useTexts();
  const addressOf = (words: string) =>
    searchAddress({ words, translationIds: [], testament: undefined, book: undefined, page: 1 });
  return (
    <div className={styles.place}>
      <EmptyState title={t('begin.title')} drawing={<Engraving name="scroll" />}>
        <p>{t('begin.body')}</p>
        <ul className={styles.examples} aria-label={t('begin.examplesLabel')}>
          {EXAMPLES.map((name) => (
            <li key={name}>
              <Link to={addressOf(t(`begin.examples.${name}`))}>{t(`begin.examples.${name}`)}</Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}
