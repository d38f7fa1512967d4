import type { PlanDay, ReadingPlan } from '@word-unfolded/contracts';
import { Button, downloadFile, Icon, log } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { calendarFile, googleCalendarAddress } from '../../day-calendar.js';
import type { PlanChanges } from '../../hooks/use-plan-changes.js';
import { useTexts } from '../../texts.js';
import styles from './dialogs.module.css';

type CalendarDialogProps = OverlayProps & {
  readonly plan: ReadingPlan;
  readonly open: PlanDay;
  readonly changes: PlanChanges;
};

/** One day or all days for a calendar, and the secret address that a calendar can subscribe to. */
export function CalendarDialog({ plan, open, changes, isOpen, onOpenChange }: CalendarDialogProps) {
  const t = useTexts();
  const [told, setTold] = useState<'copied' | 'revoked'>();
  const name = (reference: string) => t('calendar.event', { title: plan.title, reference });
  const address = plan.calendarPath === null ? undefined : window.location.origin + plan.calendarPath;
  const copy = async () => {
    try {
      await window.navigator.clipboard.writeText(address ?? '');
      setTold('copied');
    } catch (error) {
      log.warn('The address of a calendar could not be copied', error);
    }
  };
  const revoke = async () => {
    if (await changes.closeCalendar()) setTold('revoked');
  };
  return (
    <Dialog title={t('calendar.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.body}>
        <section className={styles.part}>
          <h3>{t('calendar.day')}</h3>
          <p className={styles.lead}>{open.reference}</p>
          <div className={styles.links}>
            <Button
              variant="quiet"
              onClick={() => downloadFile(calendarFile(plan, [open], name), `${plan.title} ${open.day}.ics`)}
            >
              <Icon name="save" small />
              {t('calendar.download')}
            </Button>
            <a href={googleCalendarAddress(plan, open, name)} target="_blank" rel="noopener noreferrer">
              {t('calendar.google')}
            </a>
          </div>
        </section>
        <section className={styles.part}>
          <h3>{t('calendar.all')}</h3>
          <div className={styles.links}>
            <Button
              variant="quiet"
              onClick={() => downloadFile(calendarFile(plan, plan.days, name), `${plan.title}.ics`)}
            >
              <Icon name="save" small />
              {t('calendar.downloadAll')}
            </Button>
          </div>
        </section>
        <section className={styles.part}>
          <h3>{t('calendar.feed')}</h3>
          <p className={styles.lead}>{t('calendar.feedLead')}</p>
          {address === undefined ? (
            <Button onClick={() => void changes.openCalendar()}>{t('calendar.open')}</Button>
          ) : (
            <>
              <p className={styles.address}>{address}</p>
              <div className={styles.links}>
                <Button variant="quiet" onClick={() => void copy()}>
                  <Icon name="copy" small />
                  {t('calendar.copy')}
                </Button>
                <Button variant="quiet" onClick={() => void revoke()}>
                  {t('calendar.revoke')}
                </Button>
              </div>
            </>
          )}
          <p role="status" className={styles.lead}>
            {told && t(`calendar.${told}`)}
          </p>
          {changes.problem && (
            <p role="alert" className={styles.problem}>
              {changes.problem}
            </p>
          )}
        </section>
      </div>
    </Dialog>
  );
}
