import { PAGES } from '@word-unfolded/domain';
import { todaysReading, usePlans, useToday } from '@word-unfolded/offline';
import { ButtonLink } from '@word-unfolded/ui';
import styles from './menu-page.module.css';
import { useTexts } from './texts.js';

/** Today's reading of the active plan; nothing for readers without one. */
export function TodaysReadingPart() {
  const t = useTexts();
  const { plans } = usePlans();
  const reading = todaysReading(plans, useToday());
  if (!reading) return null;
  const { plan, next, state } = reading;
  const query = new URLSearchParams({ planId: plan.planId, day: String(next.day) });
  return (
    <section className={styles.section}>
      <h2 className={styles.label}>{t(`trail.${state}`)}</h2>
      <p className={styles.what}>{next.reference}</p>
      <p className={styles.label}>
        {t('trail.day', { title: plan.title, day: next.day, total: plan.totalDays })}
      </p>
      <ButtonLink variant={state === 'done' ? 'line' : 'main'} to={`${PAGES.study}?${query}`}>
        {t(state === 'done' ? 'trail.ahead' : 'trail.read')}
      </ButtonLink>
    </section>
  );
}
