import { yearText, type Years } from '@word-unfolded/bible-atlas';
import { useLanguage } from '@word-unfolded/i18n';
import styles from './timeline.module.css';
import { LENGTH, SCALE_CHANGES, yearPosition } from './year-scale.js';

const TICKS = [-2000, -1000, -586, 30];

const percent = (year: number) => (yearPosition(year) / LENGTH) * 100;

/** The whole timeline as a line, with some years marked. */
export function TimeStrip({ years: { from, to, isAbout } }: { readonly years: Years }) {
  const language = useLanguage();
  const start = percent(from);
  return (
    <div className={styles.strip} aria-hidden="true">
      <div className={styles.line}>
        {SCALE_CHANGES.map((year) => (
          <span key={year} className={styles.change} style={{ left: `${percent(year)}%` }} />
        ))}
        <span
          className={isAbout ? styles.aboutSpan : styles.span}
          style={{ left: `${start}%`, width: `max(8px, ${percent(to) - start}%)` }}
        />
      </div>
      {TICKS.map((year) => (
        <span key={year} className={styles.stripYear} style={{ left: `${percent(year)}%` }}>
          {yearText(year, language)}
        </span>
      ))}
    </div>
  );
}
