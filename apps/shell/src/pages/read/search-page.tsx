import { useQuery } from '@tanstack/react-query';
import { HelpLine } from '@word-unfolded/answers/help-line';
import { readableText } from '@word-unfolded/api-client';
import { SEARCH_LIMIT, type SearchAnswer, type Translation } from '@word-unfolded/contracts';
import { isLanguage, type Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { parseOsis, readingAddress } from '@word-unfolded/scripture-ref';
import {
  Button,
  Delayed,
  ErrorState,
  Link,
  PageBody,
  TextSkeleton,
  usePageHead,
  useSearchParams,
} from '@word-unfolded/ui';
import { Navigate, useParams } from 'react-router';
import { FindForm, searchAddress } from './parts/find-form.js';
import { isBackwards, passagesByBook, readTypedPassages } from './parts/typed-passages.js';
import styles from './read-page.module.css';
import { searchQuery, translationsQuery } from './reading-queries.js';
import { useTexts } from './texts.js';
import { TypedPassages } from './views/typed-passages-view.js';

/** A search for everyone: a reference leads to its passage, words to the verses that have them. */
export default function SearchPage() {
  const named = useParams()['language']?.toLowerCase();
  const spoken = useLanguage();
  const language = isLanguage(named) ? named : spoken;
  const [search] = useSearchParams();
  const words = search.get('q')?.trim() ?? '';
  const asked = search.get('translation')?.toLowerCase();
  const { data: translations, error, refetch } = useQuery(translationsQuery(language));
  const available = translations?.filter((each) => each.available) ?? [];
  const readable = available.filter((each) => each.language === language);
  const translation =
    readable.find(({ id, abbreviation }) =>
      [id, abbreviation].some((name) => name.toLowerCase() === asked),
    ) ?? readable[0];
  const t = useTexts();
  usePageHead({ title: t('find.label'), isListed: false });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!translation)
    return (
      <PageBody title={t('find.label')} isLoading={!translations}>
        {null}
      </PageBody>
    );
  const isTooLong = words.length > SEARCH_LIMIT;
  if (words === '' || isTooLong)
    return (
      <PageBody
        title={t('find.label')}
        lead={isTooLong ? t('find.long', { count: SEARCH_LIMIT }) : t('find.empty')}
        aside={<FindForm language={language} translation={translation.abbreviation} words={words} />}
      >
        {null}
      </PageBody>
    );
  return (
    <Found
      key={words}
      words={words}
      page={pageOf(search)}
      language={language}
      translation={translation}
      available={available}
    />
  );
}

type FoundProps = {
  readonly words: string;
  readonly page: number;
  readonly language: Language;
  readonly translation: Translation;
};

type Available = { readonly available: readonly Translation[] };

function Found({ words, page, language, translation, available }: FoundProps & Available) {
  const t = useTexts();
  const passage = useQuery({
    queryKey: ['read', 'reference', words, language],
    queryFn: () => readTypedPassages(words, language, available),
    staleTime: Infinity,
  });
  const found = useQuery({
    ...searchQuery(words, translation.id, page, language),
    enabled: passage.data === null, // a reference is not searched for
  });
  const edition = passage.data?.edition ?? translation;
  const passages = passage.data?.passages.flatMap(passagesByBook);
  const only = passages?.length === 1 ? passages[0] : undefined;
  const to = only && !isBackwards(only) ? readingAddress(edition, only) : undefined;
  usePageHead({
    title: t('find.title', { words, abbreviation: translation.abbreviation }),
    isListed: false,
    ...(to && { redirect: { to, status: 303 } }),
  });
  if (to) return <Navigate to={to} replace />;
  if (passages)
    return (
      <PageBody
        title={t('find.passages', { words })}
        aside={<FindForm language={language} translation={edition.abbreviation} words={words} />}
      >
        <TypedPassages passages={passages} edition={edition} />
      </PageBody>
    );
  const { data, error, refetch } = found;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <PageBody
      title={t('find.title', { words, abbreviation: translation.abbreviation })}
      aside={<FindForm language={language} translation={translation.abbreviation} words={words} />}
      isLoading={!data || passage.data === undefined}
    >
      <HelpLine words={words} />
      {data ? (
        <Results answer={data} words={words} language={language} translation={translation} />
      ) : (
        <Delayed>
          <TextSkeleton lines={6} label={t('loading')} />
        </Delayed>
      )}
    </PageBody>
  );
}

type ResultsProps = Omit<FoundProps, 'page'> & { readonly answer: SearchAnswer };

function Results({ answer, words, language, translation }: ResultsProps) {
  const t = useTexts();
  const { verses, passages, pagination } = answer;
  const at = (page: number) => searchAddress(language, words, translation.abbreviation, page);
  return (
    <>
      {passages.length > 0 && (
        <p>
          {t('find.meant')}{' '}
          {passages.map(({ title, reference, osis }) => (
            <Link key={osis} to={addressOfOsis(osis, translation)}>
              {title ?? reference}
            </Link>
          ))}
        </p>
      )}
      <p role="status">
        {verses.length > 0 ? t('find.found', { count: pagination.total }) : t('find.none', { words })}
      </p>
      <ol className={styles.found}>
        {verses.map(({ book, chapter, number, reference, text, translationId }) => (
          <li key={`${translationId} ${reference}`}>
            <Link to={addressOfOsis(`${book}.${chapter}.${number}`, translation)}>{reference}</Link>
            <p lang={translation.language}>{text}</p>
          </li>
        ))}
      </ol>
      {pagination.pages > 1 && (
        <nav className={styles.neighbours} aria-label={t('find.pages')}>
          {pagination.page > 1 && <Link to={at(pagination.page - 1)}>{t('find.previous')}</Link>}
          {pagination.page < pagination.pages && <Link to={at(pagination.page + 1)}>{t('find.next')}</Link>}
        </nav>
      )}
    </>
  );
}

function addressOfOsis(osis: string, translation: Translation): string {
  const [passage] = parseOsis(osis) ?? [];
  return readingAddress(translation, passage);
}

function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <PageBody title={t('find.label')}>
      <ErrorState
        title={readableText(error, language, 'load')}
        actions={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </PageBody>
  );
}
