import { Link } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import styles from './pager.module.css';

type PagerProps = {
  /** What is paged, for its accessible name. */
  readonly label: string;
  /** Addresses of other pages; undefined where there is none. */
  readonly first?: string | undefined;
  readonly before?: string | undefined;
  readonly next?: string | undefined;
  /** The place of this page, such as its number. */
  readonly here?: string;
};

/** Links to the pages beside this one. */
export function Pager({ label, first, before, next, here }: PagerProps) {
  const t = useTexts();
  if (first === undefined && before === undefined && next === undefined) return null;
  return (
    <nav aria-label={t('pager.label', { of: label })} className={styles.pager}>
      {first !== undefined && <Link to={first}>{t('pager.first')}</Link>}
      {before !== undefined && <Link to={before}>{t('pager.before')}</Link>}
      {here !== undefined && <span className={styles.here}>{here}</span>}
      {next !== undefined && <Link to={next}>{t('pager.next')}</Link>}
    </nav>
  );
}
