import { useLanguage } from '@word-unfolded/i18n';
import type { Preview } from '../../../hooks/use-plan-changes.js';
import { planDateText } from '../../../plan-dates.js';
import { useTexts } from '../../../texts.js';
import styles from '../dialogs.module.css';

/** How many changed days are listed; the others are counted. */
const LISTED = 6;

/** The days that another schedule would move or leave out. */
export function changedDays({ before, after }: Preview): Preview['after']['days'] {
  return after.days.filter((day, index) => {
    const old = before.days[index];
    return old !== undefined && (old.date !== day.date || old.skipped !== day.skipped);
  });
}

/** The days whose date would change, before and after. */
export function SchedulePreview({ preview }: { readonly preview: Preview }) {
  const t = useTexts();
  const language = useLanguage();
  const { before, after } = preview;
  const changed = changedDays(preview);
  if (changed.length === 0) return <p role="status">{t('reschedule.same')}</p>;
  const text = (date: string) => planDateText(date, 'short', language);
  return (
    <div role="status">
      <table className={styles.preview}>
        <caption>{t('reschedule.preview')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reschedule.day')}</th>
            <th scope="col">{t('reschedule.before')}</th>
            <th scope="col">{t('reschedule.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.slice(0, LISTED).map(({ day, date, skipped }) => (
            <tr key={day}>
              <td>{day}</td>
              <td>
                <del>{text(before.days[day - 1]!.date)}</del>
              </td>
              <td>
                <ins>{skipped ? t('reschedule.left') : text(date)}</ins>
              </td>
            </tr>
          ))}
          <tr>
            <td>{t('reschedule.ends')}</td>
            <td>
              <del>{text(before.endDate)}</del>
            </td>
            <td>
              <ins>{text(after.endDate)}</ins>
            </td>
          </tr>
        </tbody>
      </table>
      {changed.length > LISTED && (
        <p className={styles.lead}>{t('reschedule.more', { count: changed.length - LISTED })}</p>
      )}
    </div>
  );
}
