import { Delayed, VisuallyHidden } from '@word-unfolded/ui';
import styles from './list-skeleton.module.css';

/** The place of the posts while they load. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <Delayed>
      <div className={styles.posts}>
        <VisuallyHidden role="status">{label}</VisuallyHidden>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className={styles.post} aria-hidden="true">
            <span className={styles.cover} />
            <span className={styles.line} />
            <span className={styles.line} />
          </div>
        ))}
      </div>
    </Delayed>
  );
}
