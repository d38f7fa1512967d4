import { Link } from '@word-unfolded/ui';
import { lastReference } from './last-reference.js';
import type { MenuItem } from './menu-items.js';
import styles from './menu-page.module.css';
import { useTexts } from './texts.js';

/** The rows. */
export function Contents({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useTexts();
  return (
    <nav aria-label={t('contents')}>
      <ol className={styles.contents}>
        {items.map((item, index) => (
          <li key={item.name}>
            <Row item={item} number={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Row({ item: { name, path }, number }: { readonly item: MenuItem; readonly number: number }) {
  const t = useTexts();
  const state = name === 'study' ? lastReference() : undefined;
  return (
    <Link className={styles.row} to={path} aria-keyshortcuts={String(number)}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span>
        <span className={styles.name}>{t(`items.${name}.name`)}</span>
        <span className={styles.is}>{t(`items.${name}.is`)}</span>
      </span>
      {state && <span className={styles.state}>{state}</span>}
    </Link>
  );
}
