import { Link } from '@word-unfolded/ui';
import type { MenuItem } from './menu-items.js';
import styles from './menu-page.module.css';
import { useTexts } from './texts.js';

/** What a reader has behind a row, in few words. */
export type RowStates = Partial<Readonly<Record<MenuItem['name'], string>>>;

type ContentsProps = { readonly items: readonly MenuItem[]; readonly states: RowStates };

/** The rows. */
export function Contents({ items, states }: ContentsProps) {
  const t = useTexts();
  return (
    <nav aria-label={t('contents')}>
      <ol className={styles.contents}>
        {items.map((item, index) => (
          <li key={item.name}>
            <Row item={item} number={index + 1} state={states[item.name]} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type RowProps = {
  readonly item: MenuItem;
  readonly number: number;
  readonly state: string | undefined;
};

function Row({ item: { name, path }, number, state }: RowProps) {
  const t = useTexts();
  return (
    <Link className={styles.row} to={path} aria-keyshortcuts={String(number)}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.name}>{t(`items.${name}.name`)}</span>
      <span className={styles.is}>{t(`items.${name}.is`)}</span>
      {state && <span className={styles.state}>{state}</span>}
    </Link>
  );
}
