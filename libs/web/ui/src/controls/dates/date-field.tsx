import { useLanguage } from '@word-unfolded/i18n';
import { useMemo, useState, type MouseEvent, type PointerEvent } from 'react';
import { useTexts } from '../../locales/texts.js';
import { useOverlay } from '../../overlay/use-overlay.js';
import styles from './date-field.module.css';
import { FieldFrame, type ControlTies, type FieldWords } from '../field-frame.js';
import { IconButton } from '../icon-button.js';
import { WrittenInput } from './written-input.js';
import { dateForm } from './written-forms.js';

/** A date as `YYYY-MM-DD`; empty for none, and for one that is not yet typed to its end. */
type DateValue = {
  readonly value: string;
  readonly onChange: (date: string) => void;
  /** The first and last date of the calendar; who receives a typed date checks it. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly required?: boolean;
};

type DateFieldProps = FieldWords & DateValue;

/** A date that can be typed or chosen from a calendar, with its label above and its error below. */
export function DateField({ label, hint, error, ...date }: DateFieldProps) {
  const t = useTexts();
  const [isWrong, setWrong] = useState(false);
  const wrong = isWrong ? t('calendar.notDate', { form: t('calendar.form') }) : undefined;
  return (
    <FieldFrame label={label} hint={hint} error={wrong ?? error}>
      {(ties) => <DateInput label={label} ties={ties} onWrong={setWrong} {...date} />}
    </FieldFrame>
  );
}

type DateInputProps = DateValue & {
  readonly label: string;
  /** Where a label is shown. */
  readonly ties?: ControlTies;
  readonly onWrong?: (isWrong: boolean) => void;
};

/**
 * The content of a field box for a date: typed in the order of the reader's language, or chosen from the calendar, which
 * is ours on every device and costs nothing until it is opened.
 */
export function DateInput({ label, ties, value, onChange, onWrong, min, max, required }: DateInputProps) {
  const t = useTexts();
  const language = useLanguage();
  const form = useMemo(() => dateForm(language), [language]);
  const { trigger, overlay, module, open } = useOverlay(
    'dialog',
    () => import('../../../overlays/src/calendar/date-calendar.js'),
  );
  // By touch a date is chosen: no keyboard comes up beside the calendar.
  const isTouch = ({ nativeEvent }: MouseEvent) =>
    'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  const openByTouch = (event: MouseEvent) => isTouch(event) && open();
  const chooseKeyboard = (event: PointerEvent<HTMLInputElement>) => {
    event.currentTarget.inputMode = isTouch(event) ? 'none' : 'numeric';
  };
  return (
    <>
      <WrittenInput
        {...(ties ?? { 'aria-label': label })}
        form={form}
        value={value}
        required={required}
        placeholder={t('calendar.form')}
        onChange={onChange}
        onWrong={onWrong}
        onClick={openByTouch}
        onPointerDown={chooseKeyboard}
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
          min={min}
          max={max}
          onChoose={(date) => {
            onWrong?.(false);
            onChange(date);
          }}
        />
      )}
    </>
  );
}
