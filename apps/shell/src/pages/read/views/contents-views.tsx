import type { Book, Translation } from '@word-unfolded/contracts';
import { LANGUAGES, PAGES, type Language } from '@word-unfolded/domain';
import { Link, PageBody, PageSection, usePageHead } from '@word-unfolded/ui';
import { readingAddress } from '@word-unfolded/scripture-ref';
import { Breadcrumbs } from '../parts/breadcrumbs.js';
import { addressOfBook, addressOfChapter, crumbsOf } from '../parts/crumbs-of.js';
import { FindForm } from '../parts/find-form.js';
import styles from '../read-page.module.css';
import { useTexts } from '../texts.js';
import type { ReadingEdition } from '../use-reading.js';

type TranslationsViewProps = {
  readonly language: Language;
  readonly readable: readonly Translation[];
};

/** The translations of a language. */
export function TranslationsView({ language, readable }: TranslationsViewProps) {
  const t = useTexts();
  usePageHead({
    title: t('languageTitle'),
    description: t('languageDescription'),
    canonical: `${PAGES.read}/${language}`,
    alternates: Object.fromEntries(LANGUAGES.map((each) => [each, `${PAGES.read}/${each}`])),
  });
  return (
    <PageBody
      title={t('languageTitle')}
      lead={t('lead')}
      aside={<FindForm language={language} translation={undefined} />}
    >
      <TranslationList translations={readable.filter((each) => each.language === language)} />
    </PageBody>
  );
}

/** Links to translations, each with its licence. */
export function TranslationList({ translations }: { readonly translations: readonly Translation[] }) {
  return (
    <ul className={styles.list}>
      {translations.map((translation) => (
        <li key={translation.id}>
          <Link to={readingAddress(translation)} hrefLang={translation.language}>
            {translation.name}
          </Link>
          <span className={styles.aside}>
            {translation.abbreviation} · {translation.licence}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The books of a translation. */
export function BooksView({ language, translation, books }: ReadingEdition) {
  const t = useTexts();
  const { name, abbreviation } = translation;
  const crumbs = crumbsOf({ title: t('title'), language, translation });
  const title = t('edition.title', { name, abbreviation });
  usePageHead({
    title,
    description: t('edition.description', { name, count: books.length }),
    canonical: readingAddress(translation),
    breadcrumbs: crumbs,
  });
  return (
    <PageBody
      title={title}
      lead={translation.notice}
      aside={<FindForm language={language} translation={abbreviation} />}
    >
      <Breadcrumbs crumbs={crumbs} />
      <BookList translation={translation} books={books} />
    </PageBody>
  );
}

/** Links to the books of a translation, by testament. */
export function BookList({ translation, books }: Pick<ReadingEdition, 'translation' | 'books'>) {
  const t = useTexts();
  return (['old', 'new'] as const).map((testament) => (
    <PageSection key={testament} title={t(`edition.${testament}`)}>
      <ul className={styles.books}>
        {books
          .filter((book) => book.testament === testament)
          .map((book) => (
            <li key={book.osis}>
              <Link to={addressOfBook(translation, book)}>{book.name}</Link>
            </li>
          ))}
      </ul>
    </PageSection>
  ));
}

type BookViewProps = ReadingEdition & { readonly book: Book };

/** The chapters of a book. */
export function BookView({ language, translation, book }: BookViewProps) {
  const t = useTexts();
  const { name, abbreviation } = translation;
  const crumbs = crumbsOf({ title: t('title'), language, translation, book });
  usePageHead({
    title: t('book.title', { book: book.name, abbreviation }),
    description: t('book.description', { book: book.name, name, count: book.verses.length }),
    canonical: addressOfBook(translation, book),
    breadcrumbs: crumbs,
  });
  return (
    <PageBody
      title={book.name}
      lead={name}
      aside={<FindForm language={language} translation={abbreviation} />}
    >
      <Breadcrumbs crumbs={crumbs} />
      <ChapterList translation={translation} book={book} />
    </PageBody>
  );
}

/** Links to the chapters of a book. */
export function ChapterList({ translation, book }: Pick<BookViewProps, 'translation' | 'book'>) {
  const t = useTexts();
  return (
    <PageSection title={t('book.chapters')}>
      <ol className={styles.chapters}>
        {book.verses.map((_, index) => (
          <li key={index}>
            <Link
              to={addressOfChapter(translation, book, index + 1)}
              aria-label={`${book.name} ${index + 1}`}
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
