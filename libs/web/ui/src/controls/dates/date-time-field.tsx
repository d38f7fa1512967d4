import { useLanguage } from '@word-unfolded/i18n';
import { useMemo } from 'react';
import { useTexts } from '../../locales/texts.js';
import { DateInput } from './date-field.js';
import styles from './date-field.module.css';
import { FieldFrame, type FieldWords } from '../field-frame.js';
import { WrittenInput } from './written-input.js';
import { timeForm } from './written-forms.js';

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
  const language = useLanguage();
  const form = useMemo(() => timeForm(language), [language]);
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
          <WrittenInput
            form={form}
            className={styles.time}
            aria-label={t('calendar.time', { field: words.label })}
            aria-describedby={ties['aria-describedby']}
            disabled={day === ''}
            value={time}
            onChange={(typed) => typed !== '' && onChange(`${day}T${typed}`)}
          />
        </>
      )}
    </FieldFrame>
  );
}
