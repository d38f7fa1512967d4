import { callRoute, fieldProblems } from '@word-unfolded/api-client';
import { beginReadyMadePlanRoute, READY_MADE } from '@word-unfolded/contracts';
import { DAILY_TIMES, minutesOf, WEEKDAYS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useToday, type PlanActions } from '@word-unfolded/offline';
import { bookName, BOOKS } from '@word-unfolded/scripture-ref';
import { Button, DateField, SelectField, SettingChoice } from '@word-unfolded/ui';
import { useState, type FormEvent } from 'react';
import { planProblem } from '../../plan-problem.js';
import { useTexts } from '../../texts.js';
import { WeekdayChoice } from '../weekday-choice.js';
import styles from './create.module.css';

type ReadyMadePlanProps = {
  readonly actions: PlanActions | undefined;
  readonly onOpen: (planId: string) => void;
};

type Choice = {
  readonly readyMade: (typeof READY_MADE)[number];
  readonly book: string;
  readonly dailyTime: (typeof DAILY_TIMES)[number];
  readonly startDate: string;
  readonly weekdays: readonly number[];
};

/** Begins a plan that needs no generator. */
export function ReadyMadePlan({ actions, onOpen }: ReadyMadePlanProps) {
  const t = useTexts();
  const language = useLanguage();
  const today = useToday();
  const [choice, setChoice] = useState<Choice>({
    readyMade: 'gospels',
    book: 'Mark',
    dailyTime: '15min',
    startDate: today,
    weekdays: WEEKDAYS,
  });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const change = (part: Partial<Choice>) => setChoice({ ...choice, ...part });
  const fields = fieldProblems(error, language);
  const isYear = choice.readyMade === 'bible-in-a-year' || choice.readyMade === 'chronological';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const { book, ...rest } = choice;
      const body = { ...rest, language, ...(choice.readyMade === 'book' && { book }) };
      const plan = await callRoute(beginReadyMadePlanRoute, { body }, { language });
      await actions?.take(plan);
      onOpen(plan.planId);
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.tip}>{t('ready.lead')}</p>
      <SelectField
        label={t('ready.kind')}
        value={choice.readyMade}
        onChange={({ target }) =>
          change({ readyMade: READY_MADE.find((each) => each === target.value) ?? 'gospels' })
        }
      >
        {READY_MADE.map((each) => (
          <option key={each} value={each}>
            {t(`ready.kinds.${each}`)}
          </option>
        ))}
      </SelectField>
      {choice.readyMade === 'book' && (
        <SelectField
          label={t('ready.book')}
          value={choice.book}
          onChange={({ target }) => change({ book: target.value })}
        >
          {BOOKS.map(({ osis }) => (
            <option key={osis} value={osis}>
              {bookName(osis, language, 'long')}
            </option>
          ))}
        </SelectField>
      )}
      {!isYear && (
        <SettingChoice
          label={t('form.dailyTime')}
          values={DAILY_TIMES}
          chosen={choice.dailyTime}
          nameOf={(time) => t('form.minutes', { count: minutesOf(time) })}
          onChoose={(dailyTime) => change({ dailyTime })}
        />
      )}
      <WeekdayChoice
        label={t('ready.weekdays')}
        chosen={choice.weekdays}
        error={fields.get('weekdays')}
        onChoose={(weekdays) => change({ weekdays })}
      />
      <DateField
        label={t('form.start')}
        min={today}
        error={fields.get('startDate')}
        value={choice.startDate}
        onChange={(startDate) => change({ startDate })}
      />
      {error !== undefined && fields.size === 0 && (
        <p role="alert" className={styles.problem}>
          {planProblem(error, language, 'PLAN_CREATE_FAILED')}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="main" busy={isBusy}>
          {t('ready.begin')}
        </Button>
      </div>
    </form>
  );
}
