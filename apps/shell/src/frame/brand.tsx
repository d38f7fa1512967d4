import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { Icon } from '@word-unfolded/ui';
import { Link } from 'react-router';
import { useTexts } from '../locales/texts.js';
import styles from './header.module.css';

/** The mark and the name, which lead to the study page (specification, section 2, "Logo link"; there is no menu page yet). */
export function Brand() {
  const t = useTexts();
  return (
    <Link className={styles.brand} to={PAGES.study} aria-label={t('nav.home', { product: PRODUCT.name })}>
      <Icon name="mark" />
      <span>{PRODUCT.name}</span>
    </Link>
  );
}
