import { useLanguage, formatsOf } from '@word-unfolded/i18n';
import { Icon, IconButton } from '@word-unfolded/ui';
import { Sign } from '../../journal/components/sign.js';
import { useTexts } from '../../locales/texts.js';
import { isOneOf } from '../../journal/is-one-of.js';
import { PLACES, SORTS, type Place } from './filter/choose-entries.js';
import type { ChosenView } from './bulk/use-choice.js';
import styles from './list-head.module.css';

/** How the list is displayed. */
export const LIST_LAYOUTS = ['cards', 'compact'] as const;
export type ListLayout = (typeof LIST_LAYOUTS)[number];

type ListBarProps = ChosenView & {
  readonly counts: Readonly<Record<Place, number>>;
  readonly variant: ListLayout;
  readonly onLayout: (variant: ListLayout) => void;
  readonly isCalendar: boolean;
  /** Without it the calendar is always there. */
  readonly onCalendar: (() => void) | undefined;
  readonly isChoosing: boolean;
  readonly onChoosing: () => void;
};

/** The controls of the list: its place, order and display, and the bulk actions. */
export function ListBar({ choice, choose, counts, variant, onLayout, ...rest }: ListBarProps) {
  const t = useTexts();
  const { number } = formatsOf(useLanguage());
  const places = PLACES.filter(
    (place) => place !== 'waiting' || counts.waiting > 0 || choice.place === 'waiting',
  );
  return (
    <div className={styles.bar}>
      {places.map((place) => (
        <button
          key={place}
          type="button"
          className={styles.place}
          aria-pressed={choice.place === place}
          onClick={() => choose('place', place === 'entries' ? undefined : place)}
        >
          {t(`places.${place}`)} <span className={styles.count}>{number(counts[place])}</span>
        </button>
      ))}
      <div className={styles.tools}>
        <span className={styles.sort}>
          <select
            aria-label={t('sort.label')}
            value={choice.sort}
            onChange={({ target }) => choose('sort', isOneOf(SORTS, target.value))}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
        </span>
        {rest.onCalendar && (
          <IconButton label={t('calendar.label')} aria-pressed={rest.isCalendar} onClick={rest.onCalendar}>
            <Sign name="day" />
          </IconButton>
        )}
        <IconButton
          label={t(variant === 'cards' ? 'layout.compact' : 'layout.cards')}
          onClick={() => onLayout(variant === 'cards' ? 'compact' : 'cards')}
        >
          <Sign name={variant === 'cards' ? 'rows' : 'cards'} />
        </IconButton>
        <IconButton label={t('choose.begin')} aria-pressed={rest.isChoosing} onClick={rest.onChoosing}>
          <Icon name="tick" />
        </IconButton>
      </div>
    </div>
  );
}
