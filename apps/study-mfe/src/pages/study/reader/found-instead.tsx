import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { strongsNumbersOf } from '@word-unfolded/scripture-text';
import { EmptyState, Link, useLocation } from '@word-unfolded/ui';
import { useTexts } from '../../../locales/texts.js';
import { pageOf, searchAddress, type Search } from '../../../scripture/address/search-address.js';
import { SearchResults } from '../../../features/explorer/components/results/search-results.js';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { translationsQuery } from '../../../scripture/api/translations-query.js';
import { StrongsEntry } from '../../../scripture/words/strongs-entry.js';
import { Examples } from '../../../features/passage/components/welcome/examples.js';
import styles from '../../../features/passage/components/states/passage-error.module.css';

type FoundInsteadProps = { readonly words: string; readonly translationId: string | undefined };

/** The query is not a reference: shows the verses that contain its words. */
export function FoundInstead({ words, translationId }: FoundInsteadProps) {
  const t = useTexts();
  const language = useLanguage();
  const { search: query } = useLocation();
  const { data: translations } = useQuery(translationsQuery(language));
  if (!translations) return null;
  const numbers = strongsNumbersOf(words);
  if (numbers.length > 0) return <StrongsEntry numbers={numbers} />;
  const edition = translations.find(({ id }) => id === translationId);
  const translationIds = edition?.available && edition.edition !== null ? [edition.id] : [];
  const search: Search = {
    words,
    translationIds,
    testament: undefined,
    book: undefined,
    page: pageOf(query),
  };
  return (
    <div className={styles.found}>
      <SearchResults
        search={search}
        place="finder"
        addressOf={(page) => `${passageAddress(words, translationId)}&page=${page}`}
        addressOfBook={(book) => searchAddress({ ...search, book, page: 1 })}
        aside={<Link to={searchAddress({ ...search, page: 1 })}>{t('words.narrow')}</Link>}
        whenNothing={
          <div className={styles.place}>
            <EmptyState title={t('words.nothing', { words })}>
              <p>{t('words.instead')}</p>
              <Examples />
            </EmptyState>
          </div>
        }
      />
    </div>
  );
}
