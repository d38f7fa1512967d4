import { VisuallyHidden } from '../frame/visually-hidden.js';
import styles from './text-skeleton.module.css';

/** Placeholder lines for a text that is loading; screen readers announce `label`. */
export function TextSkeleton({ lines, label }: { readonly lines: number; readonly label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.text} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className={styles.line} />
        ))}
      </div>
    </div>
  );
}
