import { RemainingUsage } from '@word-unfolded/answers';
import { errorText } from '@word-unfolded/contracts';
import { DAILY_TIMES, minutesOf, PLAN_LENGTHS, PLAN_LIMITS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useToday } from '@word-unfolded/offline';
import { Button, DateField, Field, SettingChoice } from '@word-unfolded/ui';
import { useState, type FormEvent } from 'react';
import { storedPlanForm, type Generation, type PlanForm } from '../../hooks/use-generation.js';
import { useTexts } from '../../texts.js';
import styles from './create.module.css';
import { NearThemes } from './near-themes.js';
import { planFormProblems } from './plan-form-problems.js';

type PlanFormFieldsProps = {
  /** Why the last attempt failed. */
  readonly problem: Extract<Generation, { kind: 'failed' }> | undefined;
  readonly onGenerate: (form: PlanForm) => void;
};

/** What was filled in last, so that a failure loses nothing. */
let latest: PlanForm | undefined;

/** The plan form (specification, section 5). */
export function PlanFormFields({ problem, onGenerate }: PlanFormFieldsProps) {
  const t = useTexts();
  const language = useLanguage();
  const today = useToday();
  const [form, setForm] = useState<PlanForm>(
    () => storedPlanForm() ?? latest ?? { topic: '', length: 7, dailyTime: '15min', startDate: today },
  );
  const [fields, setFields] = useState<ReadonlyMap<string, string>>(problem?.fields ?? new Map());
  const [whole, setWhole] = useState(problem && problem.fields.size === 0 ? problem.problem : undefined);
  const change = (part: Partial<PlanForm>) => {
    latest = { ...form, ...part };
    setForm(latest);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = planFormProblems(form, today, language);
    setFields(problems);
    setWhole(problems.size > 1 ? errorText('PLAN_FORM_INCOMPLETE', language) : undefined);
    latest = form;
    if (problems.size === 0) onGenerate(form);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t('form.theme')}
        hint={t('form.themeHint')}
        error={fields.get('topic')}
        value={form.topic}
        maxLength={PLAN_LIMITS.topicCharacters}
        autoComplete="off"
        onChange={({ target }) => change({ topic: target.value })}
      />
      <SettingChoice
        label={t('form.length')}
        values={PLAN_LENGTHS.map(String)}
        chosen={String(form.length)}
        nameOf={(length) => t('form.days', { count: Number(length) })}
        onChoose={(length) => change({ length: Number(length) })}
      />
      <SettingChoice
        label={t('form.dailyTime')}
        values={DAILY_TIMES}
        chosen={DAILY_TIMES.find((time) => time === form.dailyTime) ?? '15min'}
        nameOf={(time) => t('form.minutes', { count: minutesOf(time) })}
        onChoose={(dailyTime) => change({ dailyTime })}
      />
      <DateField
        label={t('form.start')}
        error={fields.get('startDate')}
        min={today}
        value={form.startDate}
        onChange={(startDate) => change({ startDate })}
      />
      {whole && (
        <div role="alert" className={styles.problem}>
          <p>{whole}</p>
          {problem && <p className={styles.tip}>{t('form.tip')}</p>}
        </div>
      )}
      {whole && problem && (
        <NearThemes
          themes={problem.near}
          onTry={(topic) => {
            change({ topic });
            setWhole(undefined);
          }}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="main">
          {t('form.generate')}
        </Button>
        <RemainingUsage />
      </div>
    </form>
  );
}
