import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, usePageTitle, useReaderSettings, useShortcuts } from '@word-unfolded/ui';
import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useRef, type ReactNode } from 'react';
import { passageAddress } from '../../scripture/address/passage-address.js';
import { translationsQuery } from '../../scripture/api/translations-query.js';
import { ReadingBox } from '../../scripture/box/reading-box.js';
import { readSearchAddress, searchAddress, type Search } from '../../scripture/address/search-address.js';
import { BeginSearch } from './components/begin-search.js';
import { SearchFilters } from './components/search-filters.js';
import { SearchOrPassage } from './components/search-or-passage.js';
import styles from './explorer.module.css';
import { useTexts } from './texts.js';

/**
 * The search of the address: the search field, the filters and the results.
 *
 * @param trail the line of Rhema Trail
 */
export function Explorer({ trail }: { readonly trail?: ReactNode }) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const search = readSearchAddress(query);
  const { data: translations, isPending } = useQuery(translationsQuery(language));
  const box = useRef<HTMLInputElement>(null);
  const { shortcuts } = useReaderSettings();
  usePageTitle(search.words || t('title'));
  useShortcuts({ '/': () => box.current?.focus() }, shortcuts);
  const go = (change: Partial<Search>) => void navigate(searchAddress({ ...search, page: 1, ...change }));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        {trail}
      </div>
      <div className={styles.box}>
        <ReadingBox
          open={search.words}
          name={t('box.form')}
          label={t('box.label')}
          placeholder={t('box.placeholder')}
          missing={errorText('SCRIPTURE_REFERENCE_REQUIRED', language)}
          inputRef={box}
          onSubmit={(text, kind) =>
            kind === 'reference' ? void navigate(passageAddress(text)) : go({ words: text })
          }
        />
      </div>
      <div className={styles.filters}>
        <SearchFilters search={search} translations={translations} isAwaited={isPending} onChange={go} />
      </div>
      <div className={styles.results}>
        {search.words === '' ? <BeginSearch /> : <SearchOrPassage search={search} />}
      </div>
    </div>
  );
}
