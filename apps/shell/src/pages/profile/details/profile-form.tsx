import { errorText } from '@word-unfolded/contracts';
import { ACCOUNT_LIMITS, LANGUAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Field, SelectField, TextArea } from '@word-unfolded/ui';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import styles from '../profile.module.css';
import { SaveFailure } from '../save-failure.js';
import { useTexts } from '../texts.js';
import { UnsavedGuard } from './unsaved-guard.js';
import { useProfileForm, type ProfileField } from './use-profile-form.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The reader's profile data. */
export function ProfileForm() {
  const t = useTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [isNeedless, setNeedless] = useState(false);
  const { draft, problems, failure, isSaving, isChanged, write, save } = useProfileForm();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setNeedless(!isChanged);
    if (!isChanged) return;
    const wrong = await save();
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const field = (name: ProfileField) => ({
    name,
    value: draft[name],
    error: problems.get(name),
    onChange: ({ target }: ChangeEvent<Control>) => {
      setNeedless(false);
      write(name, target.value);
    },
  });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t('parts.details')}
      onSubmit={(event) => void submit(event)}
    >
      <Field {...field('name')} label={t('details.name')} autoComplete="name" required />
      <Field
        {...field('username')}
        label={t('details.username')}
        hint={t('details.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field {...field('occupation')} label={t('details.occupation')} autoComplete="organization-title" />
      <TextArea
        {...field('selahProfileNote')}
        label={t('details.note')}
        hint={t('details.noteHint')}
        limit={ACCOUNT_LIMITS.personalNoteCharacters}
      />
      <SelectField {...field('language')} label={t('details.language')} hint={t('details.languageHint')}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {t(`details.languages.${each}`)}
          </option>
        ))}
      </SelectField>
      {failure !== undefined && (
        <SaveFailure
          title={errorText('PROFILE_UPDATE_FAILED', language)}
          error={failure}
          unsaved={t('details.kept')}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="main" busy={isSaving}>
          {t(isSaving ? 'details.saving' : 'details.save')}
        </Button>
        <p role="status" className={styles.soft}>
          {isChanged ? t('details.unsaved') : isNeedless && t('details.unchanged')}
        </p>
      </div>
      <UnsavedGuard isChanged={isChanged} />
    </form>
  );
}
