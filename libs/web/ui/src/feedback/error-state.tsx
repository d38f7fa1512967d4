import { useReplacesFirstPage } from '../first-page/first-page.js';
import { createElement, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Icon } from '../icons/icon.js';
import styles from './notice.module.css';

type ErrorStateProps = {
  /** What happened, in the reader's language. */
  readonly title: string;
  /** Which data is safe, and what to do next. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Level of its title: 1 if it replaces a whole page. */
  readonly level?: 1 | 2;
};

/** Shows an error where it occurred; a screen reader announces it at once. */
export function ErrorState({ title, children, actions, level = 2 }: ErrorStateProps) {
  useReplacesFirstPage();
  return (
    <div role="alert" className={classNames(styles.notice, styles.error)}>
      {createElement(`h${level}`, { className: styles.title }, <Icon name="alert" />, title)}
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
