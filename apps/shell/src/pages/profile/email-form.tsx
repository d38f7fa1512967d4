import { callRoute, refusedFor } from '@word-unfolded/api-client';
import { changeEmailRoute, errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useUser } from '@word-unfolded/session';
import { Button, Field } from '@word-unfolded/ui';
import { useState } from 'react';
import { PasswordField } from '../accounts/form/password-field.js';
import { useForm } from '../accounts/form/use-form.js';
import styles from './profile.module.css';
import { SaveFailure } from './save-failure.js';
import { useTexts } from './texts.js';

const EMPTY = { email: '', password: '' };

/** Requests a change of address. The current one stays until the link in the email to the new one is opened. */
export function EmailForm() {
  const t = useTexts();
  const language = useLanguage();
  const { email: present } = useUser();
  const [sentTo, setSentTo] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const { form, field, values, failure, isBusy } = useForm(EMPTY, async (typed) => {
    setSentTo(undefined);
    try {
      await callRoute(changeEmailRoute, { body: typed }, { language, action: t('email.action') });
      setSentTo(typed.email.trim());
    } catch (error) {
      if (refusedFor(error, 'CREDENTIALS_INVALID')) setRefused(typed.password);
      throw error;
    }
  });
  const password = field('password');
  const isWrong = refused === values.password;
  const isAboutAll = failure !== undefined && !refusedFor(failure, 'CREDENTIALS_INVALID');
  return (
    <form {...form} className={styles.form} aria-label={t('parts.email')}>
      <p className={styles.soft}>{t('email.lead', { email: present })}</p>
      <Field
        {...field('email')}
        label={t('email.new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField
        {...password}
        error={isWrong ? t('password.wrong') : password.error}
        label={t('password.current')}
        autoComplete="current-password"
      />
      {isAboutAll && <SaveFailure title={errorText('PROFILE_UPDATE_FAILED', language)} error={failure} />}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {t('email.save')}
        </Button>
      </div>
      <p role="status">{sentTo !== undefined && t('email.sent', { email: sentTo, present })}</p>
    </form>
  );
}
