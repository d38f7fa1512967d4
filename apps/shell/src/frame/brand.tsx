import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { Icon } from '@word-unfolded/ui';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../locales/texts.js';
import styles from './header.module.css';

/** Pages from which the mark leads to the menu (specification, section 2, "Logo link"). */
const BESIDE_MENU = [PAGES.study, PAGES.explorer, PAGES.journal];

/** The mark and the name: between the menu and the study page; for a visitor, who can open neither, to the first page. */
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
