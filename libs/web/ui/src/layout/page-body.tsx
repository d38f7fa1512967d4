import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { useReplacesFirstPage } from '../first-page/first-page.js';
import styles from './page-body.module.css';

type PageBodyProps = {
  readonly title: string;
  /** The purpose of the page, in a sentence. */
  readonly lead?: ReactNode;
  /** The side column below the title, if there is room: a table of contents, a search. */
  readonly aside?: ReactNode;
  /** True while the content is on its way: a first page that has it then stays. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
};

/** A page with one title. From 1100 px the title and its side content have a separate sticky column. */
export function PageBody({ title, lead, aside, isLoading = false, children }: PageBodyProps) {
  useReplacesFirstPage(!isLoading);
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
  /** The target of links. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** A section of a page, with a rule and a title. */
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
