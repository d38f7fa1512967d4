import { VisuallyHidden } from '@word-unfolded/ui';
import styles from './grid-skeleton.module.css';

/** Squares of a first look, before it is known how many there are. */
const SQUARES = 8;

/** Squares in the place of images that are on their way; `label` says so to those who listen. */
export function GridSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className={styles.place}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: SQUARES }, (_, square) => (
          <div key={square} className={styles.square} />
        ))}
      </div>
    </div>
  );
}
