import type { Pagination } from '@word-unfolded/contracts';
import { useLanguage, formatsOf } from '@word-unfolded/i18n';
import { Icon, Link } from '@word-unfolded/ui';
import { useTexts } from '../../texts.js';
import styles from './page-links.module.css';

type PageLinksProps = {
  readonly pagination: Pagination;
  readonly addressOf: (page: number) => string;
};

/** Links to the previous and the next page, when there are several pages. */
export function PageLinks({ pagination: { page, pages }, addressOf }: PageLinksProps) {
  const t = useTexts();
  const { number } = formatsOf(useLanguage());
  if (pages < 2) return null;
  return (
    <nav className={styles.links} aria-label={t('pages.label')}>
      <span>
        {page > 1 && (
          <Link rel="prev" to={addressOf(page - 1)}>
            <Icon name="back" small />
            {t('pages.previous')}
          </Link>
        )}
      </span>
      <span className={styles.place}>{t('pages.place', { page: number(page), pages: number(pages) })}</span>
      <span className={styles.next}>
        {page < pages && (
          <Link rel="next" to={addressOf(page + 1)}>
            {t('pages.next')}
            <Icon name="on" small />
          </Link>
        )}
      </span>
    </nav>
  );
}
