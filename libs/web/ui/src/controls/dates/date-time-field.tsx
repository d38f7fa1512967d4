import { useTexts } from '../../locales/texts.js';
import { DateInput } from './date-field.js';
import styles from './date-field.module.css';
import { FieldFrame, type FieldWords } from '../field-frame.js';

type DateTimeFieldProps = FieldWords & {
  /** A local time as `YYYY-MM-DDTHH:mm`; empty for none. */
  readonly value: string;
  /** The time of a day that is chosen before its time, as `HH:mm`. */
  readonly timeAtFirst?: string | undefined;
  readonly onChange: (time: string) => void;
};

/** A date as in a date field, and a time beside it that is typed. */
export function DateTimeField({ value, timeAtFirst = '00:00', onChange, ...words }: DateTimeFieldProps) {
  const t = useTexts();
  const [day = '', time = ''] = value.split('T');
  return (
    <FieldFrame {...words}>
      {(ties) => (
        <>
          <DateInput
            label={words.label}
            ties={ties}
            value={day}
            onChange={(date) => onChange(date && `${date}T${time || timeAtFirst}`)}
          />
          <input
            type="time"
            className={styles.time}
            aria-label={t('calendar.time', { field: words.label })}
            aria-describedby={ties['aria-describedby']}
            aria-invalid={ties['aria-invalid']}
            disabled={day === ''}
            value={time}
            onChange={({ target }) => target.value !== '' && onChange(`${day}T${target.value}`)}
          />
        </>
      )}
    </FieldFrame>
  );
}
