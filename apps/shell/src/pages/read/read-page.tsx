import { readableText } from '@word-unfolded/api-client';
import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { changeLanguage, useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, ErrorState, PageBody, TextSkeleton, usePageHead } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useTexts } from './texts.js';
import { useReading, type Reading } from './use-reading.js';
import { BookView, BooksView, TranslationsView } from './views/contents-views.js';
import { MissingView } from './views/missing-view.js';
import { PassageView } from './views/passage-view.js';

/** The pages on which everyone can read Scripture: translations, books, chapters and passages by their address. */
export default function ReadPage() {
  const { pathname, search } = useLocation();
  const spoken = useLanguage();
  const written = useParams();
  const reading = useReading(written, pathname);
  useLanguageOf(reading);
  // The search has its language in the address, as everything that can be read has.
  if (written['language']?.toLowerCase() === 'search' && written['translation'] === undefined)
    return <Moved to={`${PAGES.read}/${spoken}/search${search}`} isForever={false} />;
  switch (reading.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <Failed error={reading.error} onRetry={reading.retry} />;
    case 'moved':
      return <Moved to={reading.to} isForever={reading.isForever} />;
    case 'translations':
      return <TranslationsView {...reading} />;
    case 'books':
      return <BooksView {...reading} />;
    case 'book':
      return <BookView {...reading} />;
    case 'passage':
      return <PassageView {...reading} />;
    case 'no-language':
    case 'no-translation':
    case 'no-book':
    case 'no-chapter':
    case 'no-verses':
      return <MissingView reading={reading} />;
  }
}

/** The interface speaks the language of the page. */
function useLanguageOf(reading: Reading): void {
  const spoken = useLanguage();
  const language = 'language' in reading ? reading.language : spoken;
  useEffect(() => {
    if (language !== spoken) void changeLanguage(language);
  }, [language, spoken]);
}

function Loading() {
  const t = useTexts();
  return (
    <PageBody title={t('title')} isLoading>
      <Delayed>
        <TextSkeleton lines={6} label={t('loading')} />
      </Delayed>
    </PageBody>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <PageBody title={t('title')}>
      <ErrorState
        title={readableText(error, language, 'load')}
        actions={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </PageBody>
  );
}

function Moved({ to, isForever }: { readonly to: string; readonly isForever: boolean }) {
  usePageHead({ title: PRODUCT.name, redirect: { to, status: isForever ? 308 : 303 } });
  return <Navigate to={to} replace />;
}
