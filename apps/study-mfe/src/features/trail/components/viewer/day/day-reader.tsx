import type { PlanDay, ReadingPlan } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Icon } from '@word-unfolded/ui';
import type { PlanChanges } from '../../../hooks/use-plan-changes.js';
import { planDayText } from '../../../plan-dates.js';
import { useTexts } from '../../../texts.js';
import type { DayCallbacks } from './day-callbacks.js';
import { DayPassage } from './day-passage.js';
import styles from './day-reader.module.css';
import { TrailNoteField } from './trail-note-field.js';

type DayReaderProps = {
  readonly plan: ReadingPlan;
  readonly open: PlanDay;
  readonly today: string;
  readonly changes: PlanChanges;
  readonly callbacks: DayCallbacks;
  readonly onComplete: () => void;
  readonly onGo: (day: number) => void;
};

/** The reading of a day: why it is read, the passage, a question and a note, and the days around it. */
export function DayReader({ plan, open, today, changes, callbacks, onComplete, onGo }: DayReaderProps) {
  const t = useTexts();
  const language = useLanguage();
  const { day, date, reference, note, question, completed } = open;
  return (
    <article className={styles.day} aria-label={reference}>
      <header className={styles.head}>
        <p className={styles.when}>
          {t('day.of', { day, total: plan.totalDays })} · {planDayText(date, language, new Date())}
          {date === today && ` · ${t('day.today')}`}
        </p>
        <h2 className={styles.title}>{reference}</h2>
        {note !== '' && (
          <p className={styles.note} lang={plan.language}>
            {note}
          </p>
        )}
      </header>
      <DayPassage open={open} callbacks={callbacks} />
      {question !== '' && (
        <section className={styles.question} aria-label={t('day.question')}>
          <h3>{t('day.question')}</h3>
          <p lang={plan.language}>{question}</p>
        </section>
      )}
      <TrailNoteField plan={plan} open={open} changes={changes} />
      <div className={styles.bar} data-day-bar="">
        <Button variant="quiet" disabled={day === 1} onClick={() => onGo(day - 1)}>
          <Icon name="back" small />
          <span className={styles.word}>{t('day.previous')}</span>
        </Button>
        <Button variant="main" disabled={completed} onClick={onComplete}>
          {completed && <Icon name="tick" small />}
          {t(completed ? 'day.completed' : 'day.complete')}
        </Button>
        <Button variant="quiet" disabled={day === plan.totalDays} onClick={() => onGo(day + 1)}>
          <span className={styles.word}>{t('day.next')}</span>
          <Icon name="on" small />
        </Button>
      </div>
    </article>
  );
}
