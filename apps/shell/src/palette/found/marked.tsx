import type { TextRange } from '@word-unfolded/contracts';
import { Fragment } from 'react';
import styles from '../palette.module.css';

type MarkedProps = { readonly text: string; readonly ranges?: readonly TextRange[] | undefined };

type Part = TextRange & { /** Where the unmarked text before it begins. */ readonly before: number };

/** A text with its matches marked. Ranges that do not fit the text are not marked. */
export function Marked({ text, ranges = [] }: MarkedProps) {
  const parts = ranges.reduce<readonly Part[]>((before, { start, end }) => {
    const from = before.at(-1)?.end ?? 0;
    const isInOrder = start >= from && end > start && end <= text.length;
    return isInOrder ? [...before, { before: from, start, end }] : before;
  }, []);
  return (
    <>
      {parts.map(({ before, start, end }) => (
        <Fragment key={start}>
          {text.slice(before, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(parts.at(-1)?.end ?? 0)}
    </>
  );
}
