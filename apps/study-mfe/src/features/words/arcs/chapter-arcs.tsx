import { useQuery } from '@tanstack/react-query';
import type { ChapterReferencesAnswer } from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { BOOKS, bookName, type BookId } from '@word-unfolded/scripture-ref';
import { Link } from '@word-unfolded/ui';
import { useState } from 'react';
import { moveInGroup } from '../../../layout/move-in-group.js';
import { CountTable } from '../../../scripture/books/count-table.js';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { chapterReferencesQuery, type VerseRequest } from '../api/verse-queries.js';
import { AnswerState } from '../components/answer-state.js';
import { useTexts } from '../texts.js';
import { ArcDrawing } from './arc-drawing.js';
import styles from './chapter-arcs.module.css';

/** The books that can be chosen in the drawing, and the passages below it. */
const BOOKS_OFFERED = 6;
const PASSAGES_LISTED = 5;

type Chapter = ChapterReferencesAnswer['chapters'][number];

/** The cross references of the chapter of a verse as arcs over the Bible, with a table behind them. */
export function ChapterArcs({ verse }: { readonly verse: VerseRequest }) {
  const { data, error, refetch } = useQuery(chapterReferencesQuery(verse));
  return data ? <Arcs answer={data} /> : <AnswerState error={error} onRetry={() => void refetch()} />;
}

function Arcs({ answer }: { readonly answer: ChapterReferencesAnswer }) {
  const t = useTexts();
  const { number } = formatsOf(useLanguage());
  const [chosen, setChosen] = useState<string>();
  const { name, chapters, translation, sources } = answer;
  if (chapters.length === 0) return <p className={styles.none}>{t('arcs.none')}</p>;
  const books = countBooks(chapters);
  const offered = [...books].sort((a, b) => b.references - a.references).slice(0, BOOKS_OFFERED);
  const nameOf = (book: BookId) => bookName(book, translation.language);
  const listed = chapters
    .filter(({ book }) => chosen === undefined || book === chosen)
    .sort((a, b) => b.references - a.references)
    .slice(0, PASSAGES_LISTED);
  return (
    <figure className={styles.arcs}>
      <figcaption>
        {t('arcs.summary', {
          chapter: name,
          references: number(chapters.reduce((sum, each) => sum + each.references, 0)),
          books: number(books.length),
        })}
      </figcaption>
      <ArcDrawing answer={answer} chosen={chosen} />
      <div role="group" aria-label={t('arcs.choose')} className={styles.books}>
        {offered.map(({ book, references }) => (
          <button
            key={book}
            type="button"
            aria-pressed={book === chosen}
            onClick={() => setChosen(book === chosen ? undefined : book)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setChosen(undefined);
              else moveInGroup(event);
            }}
          >
            {nameOf(book)} <span>{number(references)}</span>
          </button>
        ))}
      </div>
      <ul className={styles.passages} aria-label={t('arcs.nearest')}>
        {listed.map(({ nearest: { osis, reference } }) => (
          <li key={osis}>
            <Link to={passageAddress(reference, translation.id)}>{reference}</Link>
          </li>
        ))}
      </ul>
      <CountTable
        summary={t('arcs.table')}
        heads={[t('arcs.chapter'), t('arcs.references')]}
        rows={chapters.map(({ book, chapter, references, nearest }) => ({
          key: `${book} ${chapter}`,
          name: <Link to={passageAddress(nearest.reference, translation.id)}>{nearest.reference}</Link>,
          count: references,
        }))}
      />
      <p className={styles.sources}>
        {t('arcs.sources', { names: sources.map((each) => each.name).join('; ') })}
      </p>
    </figure>
  );
}

/** The books that are referred to, in the order of the Bible. */
function countBooks(chapters: readonly Chapter[]) {
  return BOOKS.flatMap(({ osis }) => {
    const own = chapters.filter(({ book }) => book === osis);
    const references = own.reduce((sum, each) => sum + each.references, 0);
    return references === 0 ? [] : [{ book: osis, references }];
  });
}
