import type { JournalMood } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { daysOfMonth, dayText, noonOf } from '../../../journal/days.js';
import { useTexts } from '../../../locales/texts.js';
import styles from './mood-year.module.css';

/** The kinds of mood that have a colour of their own: sixteen colours could not be told apart. */
const TONES = {
  joyful: 'bright',
  excited: 'bright',
  inspired: 'bright',
  grateful: 'thankful',
  thankful: 'thankful',
  blessed: 'thankful',
  peaceful: 'calm',
  content: 'calm',
  hopeful: 'calm',
  reflective: 'thoughtful',
  confused: 'thoughtful',
  sad: 'heavy',
  anxious: 'heavy',
  frustrated: 'heavy',
  angry: 'heavy',
  disappointed: 'heavy',
} as const satisfies Readonly<Record<JournalMood, string>>;

const LEGEND = ['bright', 'thankful', 'calm', 'thoughtful', 'heavy'] as const;

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

type MoodYearProps = {
  readonly entries: readonly DeviceEntry[];
  /** Such as `2026`. */
  readonly year: string;
  /** Shows the days of a month: `2026-11`. */
  readonly onMonth: (month: string) => void;
};

/** A year, a line for each month, with the written days in the colour of their mood. */
export function MoodYear({ entries, year, onMonth }: MoodYearProps) {
  const t = useTexts();
  const language = useLanguage();
  const moods = moodsByDay(entries, year);
  if (moods.size === 0) return null;
  const nameOf = (mood: JournalMood | null) => (mood ? t(`moods.${mood}`) : t('calendar.noMood'));
  return (
    <section aria-label={t('calendar.year', { year })} className={styles.year}>
      <h3 className={styles.title}>{t('calendar.year', { year })}</h3>
      {MONTHS.map((number) => {
        const month = `${year}-${number}`;
        const name = dayText(noonOf(`${month}-15`), 'month', language);
        const days = daysOfMonth(month);
        const said = days.flatMap((day) => {
          const mood = moods.get(day);
          return mood === undefined ? [] : [`${Number(day.slice(8))}: ${nameOf(mood)}`];
        });
        return (
          <div key={month} className={styles.month}>
            <button
              type="button"
              className={styles.name}
              aria-label={[name, ...said].join(', ')}
              onClick={() => onMonth(month)}
            >
              {name.charAt(0).toUpperCase()}
            </button>
            {days.map((day) => {
              const mood = moods.get(day);
              return (
                <span
                  key={day}
                  className={styles.day}
                  title={
                    mood === undefined
                      ? undefined
                      : `${dayText(noonOf(day), 'long', language)}: ${nameOf(mood)}`
                  }
                  data-tone={mood === undefined ? undefined : mood ? TONES[mood] : 'none'}
                />
              );
            })}
          </div>
        );
      })}
      <ul className={styles.legend}>
        {LEGEND.map((tone) => (
          <li key={tone}>
            <span className={styles.swatch} data-tone={tone} />
            {t(`calendar.tones.${tone}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The mood of each written day: that of its latest entry which has one. */
function moodsByDay(entries: readonly DeviceEntry[], year: string): ReadonlyMap<string, JournalMood | null> {
  const moods = new Map<string, JournalMood | null>();
  for (const { working } of entries) {
    if (!working.date.startsWith(year)) continue;
    moods.set(working.date, moods.get(working.date) ?? working.mood ?? null);
  }
  return moods;
}
