import type { ReadingPlan } from '@word-unfolded/contracts';
import { firstWeekday } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon } from '@word-unfolded/ui';
import { planDateText, weekdayNames } from '../../../plan-dates.js';
import { monthsOf, type PlanDate } from '../../../plan-months.js';
import { useTexts } from '../../../texts.js';
import styles from './plan-calendar.module.css';

type PlanCalendarProps = {
  readonly plan: ReadingPlan;
  readonly today: string;
  readonly onOpen: (day: number) => void;
};

const LEGEND = ['read', 'due', 'missed', 'frozen'] as const;

/** The dates of a plan as a calendar: what was read, what is due, and what a freeze covers. */
export function PlanCalendar({ plan, today, onOpen }: PlanCalendarProps) {
  const t = useTexts();
  const language = useLanguage();
  const fromMonday = weekdayNames(language);
  const before = firstWeekday(language) - 1;
  const names = [...fromMonday.slice(before), ...fromMonday.slice(0, before)];
  return (
    <>
      <div className={styles.months} tabIndex={-1}>
        {monthsOf(plan, today, language).map(({ month, weeks }) => (
          <table key={month} className={styles.month}>
            <caption>{planDateText(`${month}-01`, 'month', language)}</caption>
            <thead>
              <tr>
                {names.map((name) => (
                  <th key={name} scope="col" abbr={name}>
                    {name.slice(0, 2)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, index) => (
                <tr key={index}>
                  {week.map((date, weekday) => (
                    <td key={weekday}>
                      {date && <DateCell date={date} isToday={date.date === today} onOpen={onOpen} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <ul className={styles.legend} aria-label={t('date.legend')}>
        {LEGEND.map((status) => (
          <li key={status}>
            <span className={styles.date} data-status={status} aria-hidden="true">
              {status === 'frozen' && <Icon name="rest" small />}
            </span>
            {t(`date.${status}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

type DateCellProps = {
  readonly date: PlanDate;
  readonly isToday: boolean;
  readonly onOpen: (day: number) => void;
};

function DateCell({ date: { date, status, day, readings }, isToday, onOpen }: DateCellProps) {
  const t = useTexts();
  const language = useLanguage();
  const number = Number(date.slice(8));
  const sign = status === 'frozen' ? <Icon name="rest" small /> : number;
  if (day === undefined)
    return (
      <span className={styles.date} data-status={status} data-today={isToday || undefined}>
        {sign}
      </span>
    );
  return (
    <button
      type="button"
      className={styles.date}
      data-status={status}
      data-today={isToday || undefined}
      data-many={readings > 1 || undefined}
      aria-label={`${planDateText(date, 'long', language)}, ${t(`date.${status}`)}`}
      onClick={() => onOpen(day)}
    >
      {sign}
    </button>
  );
}
