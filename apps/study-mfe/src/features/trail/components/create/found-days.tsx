import type { FoundPlanDay } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { planDateText } from '../../plan-dates.js';
import { useTexts } from '../../texts.js';
import styles from './create.module.css';

type FoundDaysProps = {
  readonly days: readonly FoundPlanDay[];
  readonly status: string;
  /** From 0 to 1. */
  readonly share: number;
};

/** The days of a plan that is being generated. */
export function FoundDays({ days, status, share }: FoundDaysProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <section className={styles.part} aria-label={t('making.list')}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <progress className={styles.share} max={1} value={share} aria-label={t('making.list')} />
      <ol className={styles.days}>
        {days.map(({ day, date, reference, note }) => (
          <li key={day}>
            <span className={styles.when}>{planDateText(date, 'short', language)}</span>
            <span>
              <span className={styles.reference}>{reference}</span>
              <span className={styles.note}>{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
