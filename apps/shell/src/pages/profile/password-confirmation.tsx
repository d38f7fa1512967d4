import { callRoute, refusedFor } from '@word-unfolded/api-client';
import { confirmPasswordRoute, errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useUser } from '@word-unfolded/session';
import { Button } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { Failure } from '../accounts/form/failure.js';
import { PasswordField } from '../accounts/form/password-field.js';
import { useForm } from '../accounts/form/use-form.js';
import styles from './profile.module.css';
import { useTexts } from './texts.js';

/** Asks for the password again, to protect an unattended session. */
export function PasswordConfirmation({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const { email } = useUser();
  const [refused, setRefused] = useState<string>();
  const { form, field, values, failure, isBusy } = useForm({ password: '' }, async (body) => {
    try {
      await callRoute(confirmPasswordRoute, { body }, { language });
      onConfirmed();
    } catch (error) {
      if (refusedFor(error, 'CREDENTIALS_INVALID')) setRefused(body.password);
      throw error;
    }
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus(), [ref]);
  const password = field('password');
  const isWrong = refused === values.password;
  return (
    <form {...form} className={styles.form} aria-label={t('data.again')}>
      <p role="status">{errorText('PASSWORD_UNCONFIRMED', language)}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...password}
        error={isWrong ? t('password.wrong') : password.error}
        label={t('password.current')}
        autoComplete="current-password"
      />
      {!isWrong && <Failure error={failure} />}
      <div className={styles.actions}>
        <Button type="submit" variant="main" busy={isBusy}>
          {t('data.again')}
        </Button>
      </div>
    </form>
  );
}
