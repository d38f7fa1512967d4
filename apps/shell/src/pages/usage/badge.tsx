import type { ReactNode } from 'react';
import type { Level } from './level-of.js';
import styles from './usage-page.module.css';

/** A short word or figure with a colour. The text says it without the colour. */
export function Badge({ level, children }: { readonly level: Level; readonly children: ReactNode }) {
  return (
    <span className={styles.badge} data-level={level}>
      {children}
    </span>
  );
}
