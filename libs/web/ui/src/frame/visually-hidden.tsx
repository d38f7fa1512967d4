import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Words for those who listen. With `role="status"` they are said when they change. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.away} />;
}
