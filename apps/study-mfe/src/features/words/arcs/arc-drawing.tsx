import type { ChapterReferencesAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { BOOKS, bookName } from '@word-unfolded/scripture-ref';
import { arcBetween, arcHeight, BOOK_SPANS, CHAPTERS, placeOf } from './arc-geometry.js';
import styles from './chapter-arcs.module.css';

/** The height of the line of books, in the units of the drawing. */
const LINE = 22;

/** The stroke of an arc in pixels, by the share of the most references to one chapter. */
const THIN = 0.75;
const THICK = 2.5;

const TESTAMENTS = new Map<string, string>(BOOKS.map(({ osis, testament }) => [osis, testament]));

type ArcDrawingProps = {
  readonly answer: ChapterReferencesAnswer;
  /** OSIS name of the book whose arcs stand out. */
  readonly chosen: string | undefined;
};

/** The line of all chapters of the Bible, and an arc from one of them to each that it refers to. For the eye only. */
export function ArcDrawing({ answer: { book, chapter, name, chapters }, chosen }: ArcDrawingProps) {
  const language = useLanguage();
  const from = placeOf(book, chapter) ?? 0;
  const placed = chapters.map((each) => ({ ...each, to: placeOf(each.book, each.chapter) ?? from }));
  const height = Math.ceil(Math.max(...placed.map(({ to }) => arcHeight(from, to))));
  const most = Math.max(...chapters.map(({ references }) => references));
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox={`0 0 ${CHAPTERS} ${height + LINE}`}>
        {placed.map((each) => (
          <path
            key={`${each.book} ${each.chapter}`}
            className={styles.arc}
            data-testament={TESTAMENTS.get(each.book)}
            data-faint={(chosen !== undefined && each.book !== chosen) || undefined}
            d={arcBetween(from, each.to, height)}
            style={{ strokeWidth: THIN + ((THICK - THIN) * each.references) / most }}
          >
            <title>{each.nearest.reference}</title>
          </path>
        ))}
        {BOOK_SPANS.map((span, index) => (
          <rect
            key={span.book}
            className={styles.book}
            data-odd={index % 2 === 1 || undefined}
            data-chosen={span.book === chosen || undefined}
            x={span.start}
            y={height + 4}
            width={span.chapters}
            height={LINE - 4}
          >
            <title>{bookName(span.book, language)}</title>
          </rect>
        ))}
        <rect className={styles.here} x={from - 3} y={height} width={6} height={LINE} />
      </svg>
      <p className={styles.ends}>
        <span>{bookName('Gen', language)}</span>
        <span className={styles.name}>{name}</span>
        <span>{bookName('Rev', language)}</span>
      </p>
    </div>
  );
}
