import { VisuallyHidden } from '@word-unfolded/ui';
import styles from './grid-skeleton.module.css';

/** Placeholders of the first load, before the number of images is known. */
const SQUARES = 8;

/** Placeholders for images that are loading; `label` announces this to screen readers. */
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
