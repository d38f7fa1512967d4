import { Link } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import styles from './page-links.module.css';
import { PAGE_SIZE, type ListAddress } from './use-post-list.js';

type PageLinksProps = { readonly address: ListAddress; /** Posts on this page. */ readonly count: number };

/** Links to newer and older posts. */
export function PageLinks({ address: { page, addressOf }, count }: PageLinksProps) {
  const t = useTexts();
  const hasOlder = count === PAGE_SIZE;
  if (page === 1 && !hasOlder) return null;
  return (
    <nav aria-label={t('pages.label')} className={styles.pages}>
      {page > 1 && (
        <Link to={addressOf({ page: page > 2 ? String(page - 1) : undefined })} rel="prev">
          {t('pages.newer')}
        </Link>
      )}
      {hasOlder && (
        <Link to={addressOf({ page: String(page + 1) })} rel="next" className={styles.older}>
          {t('pages.older')}
        </Link>
      )}
    </nav>
  );
}
