import { Fragment } from 'react';
import { findWords } from './find-words.js';
import styles from '../entry-row.module.css';

/** A text with the words of a search highlighted. @param words folded */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const ranges = findWords(text, words);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark className={styles.found}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end)}
    </>
  );
}
