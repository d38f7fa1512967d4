import { Link } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import styles from './page-links.module.css';
import type { ListAddress } from './use-post-list.js';

type PageLinksProps = {
  readonly address: ListAddress;
  /** All pages; undefined while nobody knows, because the list is from this device. */
  readonly pages: number | undefined;
};

/** Links to newer and older posts, around the number of the page. */
export function PageLinks({ address: { page, addressOf }, pages }: PageLinksProps) {
  const t = useTexts();
  const hasOlder = pages !== undefined && page < pages;
  if (page === 1 && !hasOlder) return null;
  return (
    <nav aria-label={t('pages.label')} className={styles.pages}>
      {page > 1 && (
        <Link to={addressOf({ page: page > 2 ? String(page - 1) : undefined })} rel="prev">
          {t('pages.newer')}
        </Link>
      )}
      {pages !== undefined && (
        <span className={styles.place}>{t('pages.place', { page: String(page), pages: String(pages) })}</span>
      )}
      {hasOlder && (
        <Link to={addressOf({ page: String(page + 1) })} rel="next">
          {t('pages.older')}
        </Link>
      )}
    </nav>
  );
}
