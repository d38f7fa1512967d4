import { errorText } from '@word-unfolded/contracts';
import { REMINDER_HOURS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, ErrorState, SelectField, TextSkeleton } from '@word-unfolded/ui';
import { useReminder } from '../../hooks/use-reminder.js';
import { hourText } from '../../plan-dates.js';
import { planProblem } from '../../plan-problem.js';
import { useTexts } from '../../texts.js';
import { ReminderWays } from './reminder-ways.js';
import styles from './reminder.module.css';

/** At which hour the reader is reminded of the day of the active plan, and how. Every change is saved at once. */
export function ReminderSettings() {
  const t = useTexts();
  const language = useLanguage();
  const used = useReminder();
  const { reminder, error, problem, isSaved, isBusy } = used;
  if (error !== undefined && !reminder)
    return (
      <ErrorState
        title={errorText('REMINDER_FETCH_FAILED', language)}
        actions={<Button onClick={used.retry}>{t('viewer.retry')}</Button>}
      >
        <p>{planProblem(error, language, 'REMINDER_FETCH_FAILED')}</p>
      </ErrorState>
    );
  if (!reminder)
    return (
      <Delayed>
        <TextSkeleton lines={3} label={t('reminder.loading')} />
      </Delayed>
    );
  const { hour, mail, timeZone } = reminder;
  return (
    <div className={styles.settings}>
      <p className={styles.lead}>{t('reminder.lead')}</p>
      <SelectField
        label={t('reminder.hour')}
        hint={hour === null ? undefined : t('reminder.zone', { zone: timeZone.replaceAll('_', ' ') })}
        value={hour ?? ''}
        disabled={isBusy}
        onChange={({ target }) =>
          void used.save({ hour: target.value === '' ? null : Number(target.value), mail })
        }
      >
        <option value="">{t('reminder.none')}</option>
        {REMINDER_HOURS.map((each) => (
          <option key={each} value={each}>
            {hourText(each, language)}
          </option>
        ))}
      </SelectField>
      {hour !== null && <ReminderWays hour={hour} used={used} reminder={reminder} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p role="status" className={styles.lead}>
        {isSaved && t('reminder.saved')}
      </p>
    </div>
  );
}
