import {
  TIMELINE,
  yearsOfBook,
  yearsText,
  yearText,
  type TimelineRow,
  type Years,
} from '@word-unfolded/bible-atlas';
import { useLanguage, formatsOf } from '@word-unfolded/i18n';
import type { Language } from '@word-unfolded/domain';
import {
  BOOKS,
  bookName,
  formatReference,
  passageAt,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { Link } from '@word-unfolded/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { CountTable } from '../../../scripture/books/count-table.js';
import { useTexts } from '../texts.js';
import { stackBars } from './stack-bars.js';
import styles from './timeline.module.css';
import { LENGTH, SCALE_CHANGES, TICKS, yearPosition } from './year-scale.js';

type RowName = TimelineRow | 'books';

type Entry = Years & { readonly name: string; readonly passage: PassageReference };

const ROWS: readonly RowName[] = ['events', 'books', 'prophets', 'judah', 'israel'];

/** Pixels: the height of a level, the width of a letter, and the room before the first year. */
const LEVEL = 40;
const LETTER = 7.6;
const START = 16;

type TimelineChartProps = {
  /** The years to mark, and whose they are. */
  readonly marked: { readonly years: Years; readonly name: string } | undefined;
};

/**
 * Kings, prophets, events and the years that each book tells of, from Abraham to the apostles. It scrolls sideways; each bar
 * is a link to its passage. Uncertain years have a dashed bar. A table behind it has the same years.
 */
export function TimelineChart({ marked }: TimelineChartProps) {
  const t = useTexts();
  const language = useLanguage();
  const rows = useMemo(() => ROWS.map((row) => ({ row, entries: entriesOf(row, language) })), [language]);
  const scroller = useRef<HTMLDivElement>(null);
  const start = marked ? marked.years.from : -1000;
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = yearPosition(start) - 120;
  }, [start]);
  const undated = BOOKS.filter(({ osis }) => !yearsOfBook(osis)).map(({ osis }) => bookName(osis, language));
  return (
    <>
      <div ref={scroller} className={styles.scroller} role="region" aria-label={t('time.chart')} tabIndex={0}>
        <div className={styles.chart} style={{ width: LENGTH + START * 12 }}>
          <Axis language={language} />
          {marked && <Mark {...marked} />}
          {rows.map(({ row, entries }) => (
            <Row key={row} title={t(`rows.${row}`)} entries={entries} />
          ))}
        </div>
      </div>
      <CountTable
        summary={t('time.table')}
        heads={[t('time.entry'), t('time.label')]}
        rows={rows.flatMap(({ row, entries }) =>
          entries.map((entry) => ({
            key: `${row} ${entry.name} ${entry.from}`,
            name: <Link to={addressOf(entry, language)}>{entry.name}</Link>,
            count: yearsText(entry, language),
          })),
        )}
      />
      <p className={styles.note}>{t('time.note')}</p>
      <p className={styles.note}>{t('time.undated', { books: formatsOf(language).list(undated) })}</p>
    </>
  );
}

function Axis({ language }: { readonly language: Language }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {SCALE_CHANGES.map((year) => (
        <span key={year} className={styles.axisChange} style={{ left: START + yearPosition(year) }} />
      ))}
      {TICKS.map((year) => (
        <span key={year} className={styles.tick} style={{ left: START + yearPosition(year) }}>
          {yearText(year, language)}
        </span>
      ))}
    </div>
  );
}

function Mark({ years, name }: { readonly years: Years; readonly name: string }) {
  const left = START + yearPosition(years.from);
  const width = Math.max(10, yearPosition(years.to) - yearPosition(years.from));
  return (
    <div className={styles.mark} style={{ left, width }}>
      <span>{name}</span>
    </div>
  );
}

function Row({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  const language = useLanguage();
  const bars = entries.map(({ from, to, name }) => ({
    left: START + yearPosition(from),
    width: Math.max(5, yearPosition(to) - yearPosition(from)),
    textWidth: name.length * LETTER,
  }));
  const levels = stackBars(bars);
  return (
    <section className={styles.row} aria-label={title}>
      <h2 className={styles.rowTitle}>{title}</h2>
      <ul style={{ height: (Math.max(0, ...levels) + 1) * LEVEL }}>
        {entries.map((entry, index) => {
          const years = yearsText(entry, language);
          return (
            <li
              key={`${entry.name} ${entry.from}`}
              style={{ left: bars[index]!.left, top: levels[index]! * LEVEL, minWidth: bars[index]!.width }}
            >
              <Link
                to={addressOf(entry, language)}
                title={`${entry.name}, ${years}`}
                aria-label={`${entry.name}, ${years}`}
              >
                <span
                  className={entry.isAbout ? styles.aboutBar : styles.bar}
                  style={{ width: bars[index]!.width }}
                />
                {entry.name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const addressOf = ({ passage }: Entry, language: Language) =>
  passageAddress(formatReference([passage], language));

function entriesOf(row: RowName, language: Language): readonly Entry[] {
  if (row !== 'books')
    return TIMELINE.filter((each) => each.row === row).map((each) => ({
      ...each,
      name: each.name[language],
      passage: each.passages[0]!,
    }));
  return BOOKS.flatMap(({ osis }) => {
    const years = yearsOfBook(osis);
    return years
      ? [{ ...years, name: bookName(osis, language), passage: passageAt({ book: osis, chapter: 1 }) }]
      : [];
  });
}
