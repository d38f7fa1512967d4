import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { dayText, noonOf } from '../../journal/days.js';
import styles from './entry-list.module.css';
import { EntryRow } from './entry-row.js';
import type { ListRow } from './list-rows.js';

type EntryListProps = {
  readonly label: string;
  readonly rows: readonly ListRow[];
  readonly variant: 'cards' | 'compact';
  readonly words: readonly string[];
  /** Keys of the selected entries; undefined outside the selection mode. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChoose: (key: string) => void;
  readonly onRetry: (entry: DeviceEntry) => void;
};

/** Estimated row height in pixels, until a row is measured. */
const HEIGHTS = { month: 44, cards: 112, compact: 49 } as const;

/**
 * The list of entries. It is virtualized: only the rows near the viewport are in the document, so ten thousand entries
 * scroll like ten.
 */
export function EntryList({ label, rows, variant, words, chosen, onChoose, onRetry }: EntryListProps) {
  'use no memo'; // the virtualizer returns new results on each call without changing its identity
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setScrollMargin(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => HEIGHTS[rows[index]?.kind === 'month' ? 'month' : variant],
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 8,
    scrollMargin,
  });
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className={styles.list}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            role={row.kind === 'entry' ? 'listitem' : 'presentation'}
            className={styles.line}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {row.kind === 'month' ? (
              <p className={styles.month}>{dayText(noonOf(`${row.month}-15`), 'month', language)}</p>
            ) : (
              <EntryRow
                entry={row.entry}
                variant={variant}
                words={words}
                chosen={chosen?.has(row.key)}
                onChoose={() => onChoose(row.key)}
                onRetry={() => onRetry(row.entry)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
