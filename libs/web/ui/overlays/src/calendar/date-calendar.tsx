import { parseDate } from '@internationalized/date';
import { firstWeekday } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../../../src/icons/icon.js';
import type { OverlayProps } from '../../../src/overlay/use-overlay.js';
import { Popover } from '../popover.js';
import styles from './date-calendar.module.css';

type DateCalendarProps = OverlayProps & {
  readonly label: string;
  /** The chosen date as `YYYY-MM-DD`; empty for none. */
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (date: string) => void;
};

const FIRST_DAYS = { 1: 'mon', 7: 'sun' } as const;

/** A month to choose a date from, beside the button of its field. Arrows move by day and week, Page Up and Down by month. */
export function DateCalendar({ label, value, min, max, onChoose, ...overlay }: DateCalendarProps) {
  const language = useLanguage();
  return (
    <Popover label={label} {...overlay}>
      <Calendar
        aria-label={label}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the reader has opened it, and chooses a day by the arrows
        autoFocus
        firstDayOfWeek={FIRST_DAYS[firstWeekday(language)]}
        value={dateOf(value) ?? null}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        className={styles.calendar}
        onChange={(date) => {
          onChoose(date.toString());
          overlay.onOpenChange(false);
        }}
      >
        <header className={styles.head}>
          <Button slot="previous" className={styles.turn}>
            <Icon name="back" />
          </Button>
          <Heading className={styles.month} />
          <Button slot="next" className={styles.turn}>
            <Icon name="on" />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className={styles.days}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </Popover>
  );
}

/** A date that is not yet typed to its end is none. */
function dateOf(value: string | undefined) {
  return value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseDate(value) : undefined;
}
