import { LANGUAGES, PAGES, PRODUCT } from '@word-unfolded/domain';
import { Link, PageBody, usePageHead } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { addressOfChapter } from '../parts/crumbs-of.js';
import { FindForm } from '../parts/find-form.js';
import styles from '../read-page.module.css';
import { useTexts } from '../texts.js';
import type { Reading } from '../use-reading.js';
import { BookList, ChapterList, TranslationList } from './contents-views.js';

type MissingReading = Extract<Reading, { readonly kind: `no-${string}` }>;

/** An address that leads nowhere: what does not exist, and what there is instead. */
export function MissingView({ reading }: { readonly reading: MissingReading }) {
  const t = useTexts();
  switch (reading.kind) {
    case 'no-language':
      return (
        <Missing
          title={t('missing.language.title')}
          body={t('missing.language.body', { product: PRODUCT.name })}
        >
          <LanguageList />
        </Missing>
      );
    case 'no-translation':
      return (
        <Missing
          title={t('missing.translation.title')}
          body={t('missing.translation.body')}
          aside={<FindForm language={reading.language} translation={undefined} />}
        >
          <TranslationList translations={reading.readable} />
        </Missing>
      );
    case 'no-book':
      return (
        <Missing
          title={t('missing.book.title', { name: reading.translation.name })}
          body={t('missing.book.body')}
          aside={<FindForm language={reading.language} translation={reading.translation.abbreviation} />}
        >
          <BookList {...reading} />
        </Missing>
      );
    case 'no-chapter':
      return (
        <Missing
          title={t('missing.chapter.title', { book: reading.book.name })}
          body={t('missing.chapter.body')}
          aside={<FindForm language={reading.language} translation={reading.translation.abbreviation} />}
        >
          <ChapterList {...reading} />
        </Missing>
      );
    case 'no-verses': {
      const { book, chapter, translation } = reading;
      const name = `${book.name} ${chapter}`;
      return (
        <Missing
          title={t('missing.verses.title', { chapter: name })}
          body={t('missing.verses.body', { last: book.verses[chapter - 1] ?? 1 })}
          aside={<FindForm language={reading.language} translation={translation.abbreviation} />}
        >
          <p>
            <Link to={addressOfChapter(translation, book, chapter)}>{name}</Link>
          </p>
        </Missing>
      );
    }
  }
}

type MissingProps = {
  readonly title: string;
  readonly body: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

function Missing({ title, body, aside, children }: MissingProps) {
  usePageHead({ title, status: 404 });
  return (
    <PageBody title={title} lead={body} aside={aside}>
      {children}
    </PageBody>
  );
}

function LanguageList() {
  return (
    <ul className={styles.list}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <Link to={`${PAGES.read}/${language}`} hrefLang={language} lang={language}>
            {new Intl.DisplayNames([language], { type: 'language' }).of(language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
