import { useLeavesFirstPage } from '../frame/first-page.js';
import { createElement, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Icon } from '../icons/icon.js';
import styles from './notice.module.css';

type ErrorStateProps = {
  /** What happened, in the reader's language. */
  readonly title: string;
  /** What is kept, and what to do next. */
  readonly children?: ReactNode;
  readonly acts?: ReactNode;
  /** Level of its title: 1 where it stands in the place of a whole page. */
  readonly level?: 1 | 2;
};

/** Says what happened in the place where it happened; a screen reader says it at once. */
export function ErrorState({ title, children, acts, level = 2 }: ErrorStateProps) {
  useLeavesFirstPage();
  return (
    <div role="alert" className={classNames(styles.notice, styles.error)}>
      {createElement(`h${level}`, { className: styles.title }, <Icon name="alert" />, title)}
      {children && <div className={styles.body}>{children}</div>}
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  );
}
