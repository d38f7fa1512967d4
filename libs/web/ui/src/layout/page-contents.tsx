import styles from './page-contents.module.css';

type PageContentsProps = {
  /** Its accessible name. */
  readonly label: string;
  /** The sections of the page, by their ids. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
};

/** The table of contents of a page, for the side of a `PageBody`. */
export function PageContents({ label, sections }: PageContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
