import type { Usage } from '../use-usage.js';
import styles from '../usage-page.module.css';
import { MetricCard } from './metric-card.js';

/** The metrics, in the order of the specification (section 2). */
const METRICS = ['tokens', 'requests', 'images', 'tts', 'voice'] as const;

/** A card for each metric. */
export function Overview({ usage }: { readonly usage: Usage }) {
  return (
    <div className={styles.cards}>
      {METRICS.map((name) => (
        <MetricCard key={name} name={name} metric={usage.overallMetrics[name]} isLimited={usage.limited} />
      ))}
    </div>
  );
}
