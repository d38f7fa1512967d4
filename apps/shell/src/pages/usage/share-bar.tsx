import type { Level } from './level-of.js';
import styles from './usage-page.module.css';

type ShareBarProps = {
  /** The accessible name. */
  readonly label: string;
  /** May be more than 100. */
  readonly percent: number;
  readonly level: Level;
};

/** How much of a limit is used. */
export function ShareBar({ label, percent, level }: ShareBarProps) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={`${percent}%`}
      className={styles.track}
      data-level={level}
    >
      <div className={styles.fill} style={{ width: `${shown}%` }} />
    </div>
  );
}
