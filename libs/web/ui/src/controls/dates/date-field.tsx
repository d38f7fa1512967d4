import type { MouseEvent } from 'react';
import { useTexts } from '../../locales/texts.js';
import { useOverlay } from '../../overlay/use-overlay.js';
import styles from './date-field.module.css';
import { FieldFrame, type ControlTies, type FieldWords } from '../field-frame.js';
import { IconButton } from '../icon-button.js';

/** A date as `YYYY-MM-DD`; empty for none. */
type DateValue = {
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly required?: boolean;
};

type DateFieldProps = FieldWords & DateValue;

/** A date that can be typed or chosen from a calendar, with its label above and its error below. */
export function DateField({ label, hint, error, ...date }: DateFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => <DateInput label={label} ties={ties} {...date} />}
    </FieldFrame>
  );
}

type DateInputProps = DateValue & {
  readonly label: string;
  /** Where a label is shown. */
  readonly ties?: ControlTies;
};

/**
 * The content of a field box for a date. The browser's input is for typing, because it knows the order of day and month;
 * the calendar is ours on every device, and costs nothing until it is opened.
 */
export function DateInput({ label, ties, value, onChange, ...limits }: DateInputProps) {
  const t = useTexts();
  const { trigger, overlay, module, open } = useOverlay(
    'dialog',
    () => import('../../../overlays/src/calendar/date-calendar.js'),
  );
  const openByTouch = (event: MouseEvent) => {
    const { nativeEvent } = event;
    if (!('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch') return;
    event.preventDefault(); // of a touch a browser opens its own calendar
    open();
  };
  return (
    <>
      <input
        {...limits}
        {...(ties ?? { 'aria-label': label })}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onClick={openByTouch}
      />
      <IconButton
        {...trigger}
        className={styles.calendar}
        icon="day"
        label={t('calendar.open', { field: label })}
      />
      {module && (
        <module.DateCalendar
          {...overlay}
          label={label}
          value={value}
          min={limits.min}
          max={limits.max}
          onChoose={onChange}
        />
      )}
    </>
  );
}
