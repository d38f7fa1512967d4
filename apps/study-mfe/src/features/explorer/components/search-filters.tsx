import { useQuery } from '@tanstack/react-query';
import { SEARCHED_TRANSLATIONS_LIMIT, type Book, type Translation } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, SelectField } from '@word-unfolded/ui';
import { useIsWide } from '../../../layout/use-is-wide.js';
import { booksQuery } from '../../../scripture/api/books-query.js';
import type { Search } from '../../../scripture/address/search-address.js';
import { useTexts } from '../texts.js';
import styles from './search-filters.module.css';

type SearchFiltersProps = {
  readonly search: Search;
  /** Those that are known; none while they load, or without a network. */
  readonly translations: readonly Translation[] | undefined;
  /** Whether they load: until then it is not known how much room they take. */
  readonly isAwaited: boolean;
  readonly onChange: (change: Partial<Search>) => void;
};

const NO_TRANSLATIONS: readonly Translation[] = [];

/** The filters of the search: translations, testament and book. */
export function SearchFilters({
  search,
  translations = NO_TRANSLATIONS,
  isAwaited,
  onChange,
}: SearchFiltersProps) {
  const t = useTexts();
  const isWide = useIsWide();
  const { testament, book } = search;
  const stored = translations.filter(({ available, edition }) => available && edition !== null);
  const books = useBooks(search, stored);
  const within = books.filter((each) => !testament || each.testament === testament);
  const chooseTestament = (value: string) => {
    const chosen = value === 'old' || value === 'new' ? value : undefined;
    const keepsBook = !chosen || books.find(({ osis }) => osis === book)?.testament === chosen;
    onChange({ testament: chosen, book: keepsBook ? book : undefined });
  };
  const filters = (
    <section className={styles.filters} aria-label={t('filters.title')}>
      <Translations search={search} stored={stored} onChange={onChange} />
      <div className={styles.places}>
        <SelectField
          label={t('filters.testament')}
          value={testament ?? ''}
          onChange={({ target }) => chooseTestament(target.value)}
        >
          <option value="">{t('filters.everywhere')}</option>
          <option value="old">{t('filters.old')}</option>
          <option value="new">{t('filters.new')}</option>
        </SelectField>
        <SelectField
          label={t('filters.book')}
          value={book ?? ''}
          onChange={({ target }) => onChange({ book: target.value || undefined })}
        >
          <option value="">{t('filters.everyBook')}</option>
          {within.map(({ osis, name }) => (
            <option key={osis} value={osis}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  );
  if (isWide) return isAwaited ? null : filters;
  return (
    <details className={styles.folded}>
      <summary>
        {t('filters.title')}
        <span className={styles.chosen}>{chosenOf(search, translations, books, t).join(', ')}</span>
        <Icon name="down" small />
      </summary>
      {filters}
    </details>
  );
}

/** A short summary of the filters. */
function chosenOf(
  { translationIds, testament, book }: Search,
  translations: readonly Translation[],
  books: readonly Book[],
  t: ReturnType<typeof useTexts>,
): string[] {
  const editions = translationIds.map(
    (id) => translations.find((each) => each.id === id)?.abbreviation ?? id,
  );
  const name = books.find(({ osis }) => osis === book)?.name ?? book;
  if (name) return [...editions, name];
  return testament ? [...editions, t(`filters.${testament}`)] : editions;
}

/** The books of the first translation that is searched. */
function useBooks({ translationIds }: Search, stored: readonly Translation[]) {
  const language = useLanguage();
  const first = translationIds[0] ?? stored.find((each) => each.language === language)?.id;
  const { data = [] } = useQuery({ ...booksQuery(first ?? '', language), enabled: first !== undefined });
  return data;
}

type TranslationsProps = {
  readonly search: Search;
  readonly stored: readonly Translation[];
  readonly onChange: (change: Partial<Search>) => void;
};

function Translations({ search: { translationIds }, stored, onChange }: TranslationsProps) {
  const t = useTexts();
  const isFull = translationIds.length >= SEARCHED_TRANSLATIONS_LIMIT;
  const inOrder = LANGUAGES.flatMap((language) => stored.filter((each) => each.language === language));
  const toggle = (id: string, isOn: boolean) =>
    onChange({
      translationIds: isOn ? [...translationIds, id] : translationIds.filter((each) => each !== id),
    });
  return (
    <fieldset className={styles.translations}>
      <legend className={styles.legend}>{t('filters.translations')}</legend>
      {inOrder.map(({ id, abbreviation, name }) => {
        const isOn = translationIds.includes(id);
        return (
          <label key={id} className={styles.translation} title={name}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={!isOn && isFull}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {abbreviation}
          </label>
        );
      })}
      <p className={styles.hint}>
        {translationIds.length === 0
          ? t('filters.none')
          : t('filters.limit', { count: SEARCHED_TRANSLATIONS_LIMIT })}
      </p>
    </fieldset>
  );
}
