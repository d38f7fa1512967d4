import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './page-body.module.css';

type PageBodyProps = {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead?: ReactNode;
  /** What stands beside the content where there is room, below the title: a table of contents, a search. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A page of one title. From 1100 px the title and what belongs to it stand in a column of their own, and stay in view. */
export function PageBody({ title, lead, aside, children }: PageBodyProps) {
  return (
    <div className={classNames(styles.page, styles.columns)}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {aside}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

type PageSectionProps = {
  readonly title: string;
  /** So that an address can lead here. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** A part of a page, under a rule and its title. */
export function PageSection({ title, id, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <h2 className={styles.heading} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
