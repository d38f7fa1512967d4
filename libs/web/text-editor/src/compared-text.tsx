import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import styles from './compared-text.module.css';

/** Longer texts are compared only in part, because the time of a comparison grows with the product of their lengths. */
const COMPARED_CHARACTERS = 60_000;

/** A text with its additions and deletions relative to an earlier version. */
export function ComparedText({ before, after }: { readonly before: string; readonly after: string }) {
  const parts = useMemo(
    () =>
      before.length + after.length > COMPARED_CHARACTERS
        ? [{ value: after, added: false, removed: false }]
        : (diffWordsWithSpace(before, after, { timeout: 500 }) ?? [
            { value: after, added: false, removed: false },
          ]),
    [before, after],
  );
  return (
    <span className={styles.text}>
      {parts.map(({ value, added, removed }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        return removed ? <del key={index}>{value}</del> : value;
      })}
    </span>
  );
}
