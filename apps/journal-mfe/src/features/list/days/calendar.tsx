import { firstWeekday, localeOf, type Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { IconButton, VisuallyHidden } from '@word-unfolded/ui';
import { useState } from 'react';
import { dayOf, daysOfMonth, dayText, noonOf } from '../../../journal/days.js';
import { useTexts } from '../../../locales/texts.js';
import styles from './calendar.module.css';
import { MoodYear } from './mood-year.js';

type CalendarProps = {
  readonly entries: readonly DeviceEntry[];
  /** The selected month or day. */
  readonly date: string | undefined;
  readonly onDate: (date: string | undefined) => void;
};

/** A month, with the number of entries of each day. Selecting a day filters the list. */
export function Calendar({ entries, date, onDate }: CalendarProps) {
  const t = useTexts();
  const language = useLanguage();
  const [month, setMonth] = useState((date ?? dayOf(new Date())).slice(0, 7));
  const today = dayOf(new Date());
  const counts = countsByDay(entries);
  const showMonth = (by: number) => setMonth(monthBeside(month, by));
  const name = dayText(noonOf(`${month}-15`), 'month', language);
  return (
    <section className={styles.calendar} aria-label={t('calendar.label')}>
      <header className={styles.head}>
        <IconButton icon="back" label={t('calendar.before')} onClick={() => showMonth(-1)} />
        <h2 className={styles.month} aria-live="polite">
          {name}
        </h2>
        <IconButton icon="on" label={t('calendar.after')} onClick={() => showMonth(1)} />
      </header>
      <div className={styles.days}>
        {weekdayNames(language).map((weekday) => (
          <span key={weekday} className={styles.weekday}>
            {weekday}
          </span>
        ))}
        {daysOfMonth(month).map((day, index) => {
          const count = counts.get(day) ?? 0;
          const said = t('calendar.day', { day: dayText(noonOf(day), 'long', language), count });
          return (
            <button
              key={day}
              type="button"
              className={styles.day}
              style={index === 0 ? { gridColumnStart: columnOf(day, language) } : undefined}
              aria-current={day === today ? 'date' : undefined}
              data-written={count > 0 || undefined}
              aria-pressed={date === day}
              onClick={() => onDate(date === day ? undefined : day)}
            >
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              {count > 0 && (
                <span className={styles.count} aria-hidden="true">
                  {count}
                </span>
              )}
              <VisuallyHidden>{said}</VisuallyHidden>
            </button>
          );
        })}
      </div>
      <MoodYear entries={entries} year={month.slice(0, 4)} onMonth={setMonth} />
    </section>
  );
}

function countsByDay(entries: readonly DeviceEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { working } of entries) counts.set(working.date, (counts.get(working.date) ?? 0) + 1);
  return counts;
}

function monthBeside(month: string, by: number): string {
  const noon = noonOf(`${month}-15`);
  noon.setMonth(noon.getMonth() + by);
  return dayOf(noon).slice(0, 7);
}

/** The column of a day in its week, from 1. */
const columnOf = (day: string, language: Language) =>
  ((noonOf(day).getDay() - firstWeekday(language) + 7) % 7) + 1;

function weekdayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' });
  // The first of March 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, index) =>
    format.format(new Date(2026, 2, 1 + (firstWeekday(language) % 7) + index)),
  );
}
