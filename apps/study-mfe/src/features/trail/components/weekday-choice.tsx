import { WEEKDAYS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { weekdayNames } from '../plan-dates.js';
import styles from './weekday-choice.module.css';

type WeekdayChoiceProps = {
  readonly label: string;
  /** From Monday (1) to Sunday (7). */
  readonly chosen: readonly number[];
  readonly error?: string | undefined;
  readonly onChoose: (weekdays: readonly number[]) => void;
};

/** The days of the week on which the reader reads. */
export function WeekdayChoice({ label, chosen, error, onChoose }: WeekdayChoiceProps) {
  const names = weekdayNames(useLanguage());
  return (
    <fieldset className={styles.days}>
      <legend>{label}</legend>
      <div>
        {WEEKDAYS.map((weekday) => (
          <label key={weekday} className={styles.day}>
            <input
              type="checkbox"
              checked={chosen.includes(weekday)}
              onChange={({ target }) =>
                onChoose(WEEKDAYS.filter((day) => (day === weekday ? target.checked : chosen.includes(day))))
              }
            />
            {names[weekday - 1]}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
