import styles from './icon.module.css';
import { ICON_SHAPES, type IconName } from './icon-shapes.js';

/** An icon beside a text or inside a labelled button; screen readers skip it. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg
      className={small ? `${styles.icon} ${styles.small}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {ICON_SHAPES[name]}
    </svg>
  );
}
