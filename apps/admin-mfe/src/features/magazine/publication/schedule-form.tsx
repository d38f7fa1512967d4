import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, DateTimeField } from '@word-unfolded/ui';
import { useState, type FormEvent } from 'react';
import { useMagazineTexts } from '../texts.js';
import { localInput } from './local-input.js';
import styles from './publication.module.css';

type ScheduleFormProps = {
  /** The time at which it is scheduled already. */
  readonly publishAt: string | null;
  /** @param at the moment, in UTC @param timeZone in which the author chose it */
  readonly onSchedule: (at: string, timeZone: string) => Promise<void>;
};

/** Chooses when a post is published, in the time zone of its author. */
export function ScheduleForm({ publishAt, onSchedule }: ScheduleFormProps) {
  const t = useMagazineTexts();
  const language = useLanguage();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [local, setLocal] = useState(() => localInput(publishAt === null ? tomorrow() : new Date(publishAt)));
  const [isPast, setPast] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = futureMoment(local);
    setPast(at === undefined);
    if (at !== undefined) void onSchedule(at, timeZone);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <DateTimeField
        label={t('schedule.label')}
        hint={t('schedule.zone', { zone: timeZone.replaceAll('_', ' ') })}
        error={isPast ? errorText('POST_TIME_PAST', language) : undefined}
        value={local}
        timeAtFirst="09:00"
        onChange={setLocal}
      />
      <Button type="submit">{t('schedule.action')}</Button>
    </form>
  );
}

/** The moment of a local time, in UTC; undefined if it has passed or is none. */
function futureMoment(local: string): string | undefined {
  const at = new Date(local); // an input without a zone is a local time
  return at.getTime() > Date.now() ? at.toISOString() : undefined;
}

/** Tomorrow at nine. */
function tomorrow(): Date {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  date.setHours(9, 0, 0, 0);
  return date;
}
