import { Link } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import styles from '../read-page.module.css';

export type Crumb = { readonly name: string; readonly path: string };

/** The way from the first page of the reading pages to this one, which is last. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTexts();
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
