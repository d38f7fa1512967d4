import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { Icon } from '@word-unfolded/ui';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../locales/texts.js';
import styles from './header.module.css';

/** Pages on which the logo links to the menu (specification, section 2, "Logo link"). */
const BESIDE_MENU = [PAGES.study, PAGES.explorer, PAGES.journal, PAGES.selah];

/**
 * The logo. It links from the study page to the menu and back; for a visitor, who can open neither, to the landing
 * page.
 */
export function Brand() {
  const t = useTexts();
  const { status } = useSession();
  const { pathname } = useLocation();
  const isBesideMenu = BESIDE_MENU.some((page) => pathname === page || pathname.startsWith(`${page}/`));
  const goal = status === 'visitor' ? 'home' : isBesideMenu ? 'menu' : 'study';
  return (
    <Link
      className={styles.brand}
      to={PAGES[goal]}
      aria-label={t(`brand.${goal}`, { product: PRODUCT.name })}
    >
      <Icon name="mark" />
      <span>{PRODUCT.name}</span>
    </Link>
  );
}
