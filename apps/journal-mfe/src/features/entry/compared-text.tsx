import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import styles from './compared-text.module.css';

/** Longer texts are compared in part only: the time it takes grows with their product. */
const COMPARED_CHARACTERS = 60_000;

/** A text, and what in it is new or gone beside an earlier one. */
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
