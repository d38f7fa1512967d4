import type { TextRange } from '@word-unfolded/contracts';
import { Fragment } from 'react';
import styles from './marked-text.module.css';

type MarkedTextProps = {
  readonly text: string;
  /** In order and without overlaps. */
  readonly ranges: readonly TextRange[];
};

/** A text with its matches highlighted. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const starts = [0, ...ranges.map(({ end }) => end)];
  return starts.map((start, index) => {
    const range = ranges[index];
    return (
      <Fragment key={start}>
        {text.slice(start, range?.start)}
        {range && <mark className={styles.mark}>{text.slice(range.start, range.end)}</mark>}
      </Fragment>
    );
  });
}
