import { Link } from '@word-unfolded/ui';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { BOOKS, bookName } from '@word-unfolded/scripture-ref';
import { useTexts } from '../../locales/texts.js';
import styles from './book-strip.module.css';
import { CountTable } from './count-table.js';

type BookStripProps = {
  /** What is counted. */
  readonly label: string;
  /** In how many verses of each book; books without any are omitted. */
  readonly books: readonly { readonly book: string; readonly verses: number }[];
  /** Where the verses of a book are listed. */
  readonly addressOf?: (book: string) => string;
};

/** The Bible as a strip of 66 bars, one for each book, with the number of its verses; as a table too. */
export function BookStrip({ label, books, addressOf }: BookStripProps) {
  const t = useTexts();
  const language = useLanguage();
  const { number } = formatsOf(language);
  const verses = new Map(books.map((each) => [each.book, each.verses]));
  const most = Math.max(1, ...verses.values());
  const rows = BOOKS.map((book) => ({
    ...book,
    name: bookName(book.osis, language),
    count: verses.get(book.osis) ?? 0,
  }));
  const found = rows.filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return (
    <figure className={styles.strip}>
      <figcaption>{label}</figcaption>
      <div className={styles.bars} aria-hidden="true">
        {rows.map(({ osis, name, count, testament }) => (
          <span key={osis} title={`${name}: ${number(count)}`} data-testament={testament}>
            <span style={{ height: count === 0 ? 0 : `${Math.max(6, (100 * count) / most)}%` }} />
          </span>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{rows[0]?.name}</span>
        <span>{rows.at(-1)?.name}</span>
      </p>
      <CountTable
        summary={t('books.table')}
        heads={[t('books.book'), t('books.verses')]}
        rows={found.map(({ osis, name, count }) => ({
          key: osis,
          name: addressOf ? <Link to={addressOf(osis)}>{name}</Link> : name,
          count,
        }))}
      />
    </figure>
  );
}
