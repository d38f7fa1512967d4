import styles from './progress-ring.module.css';

const RADIUS = 19;
const AROUND = 2 * Math.PI * RADIUS;

/** How much of a plan is read, as a ring with the percentage inside. */
export function ProgressRing({ percent, label }: { readonly percent: number; readonly label: string }) {
  return (
    <span className={styles.ring} role="img" aria-label={label}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle className={styles.track} cx="22" cy="22" r={RADIUS} />
        <circle
          className={styles.part}
          cx="22"
          cy="22"
          r={RADIUS}
          strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
          data-none={percent === 0 || undefined}
        />
      </svg>
      <span className={styles.percent} aria-hidden="true">
        {percent}
      </span>
    </span>
  );
}
