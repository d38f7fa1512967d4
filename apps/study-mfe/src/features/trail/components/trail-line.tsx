import { todaysReading, usePlans, useToday } from '@word-unfolded/offline';
import { Button, Icon, Link } from '@word-unfolded/ui';
import { useTrail } from '../hooks/use-trail.js';
import { useTexts } from '../texts.js';
import styles from './trail-line.module.css';

/** The button of Rhema Trail, and today's reading one tap away. Its height is the same with and without a reading. */
export function TrailLine() {
  const t = useTexts();
  const trail = useTrail();
  const { plans } = usePlans();
  const reading = todaysReading(plans, useToday());
  return (
    <div className={styles.line}>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t('open')}
        onClick={() => trail.go({ view: 'plans' })}
      >
        <Icon name="trail" small />
        {t('title')}
      </Button>
      {reading && (
        <Link
          className={styles.today}
          data-state={reading.state}
          to={trail.addressOf({ planId: reading.plan.planId })}
        >
          {reading.state === 'done' && <Icon name="tick" small />}
          <span>
            {t(`line.${reading.state}`, { reference: reading.next.reference })}
            {reading.state !== 'done' && (
              <span className={styles.day}>
                {t('line.day', { day: reading.next.day, total: reading.plan.totalDays })}
              </span>
            )}
          </span>
        </Link>
      )}
    </div>
  );
}
