import { useQueryClient } from '@tanstack/react-query';
import { callRoute, refusedFor } from '@word-unfolded/api-client';
import { changePasswordRoute, errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useUser } from '@word-unfolded/session';
import { Button } from '@word-unfolded/ui';
import { useState } from 'react';
import { showShellToast } from '../../frame/show-shell-toast.js';
import { PasswordField } from '../accounts/form/password-field.js';
import { PasswordStrength } from '../accounts/form/password-strength.js';
import { useTexts as useAccountTexts } from '../accounts/texts.js';
import { useForm } from '../accounts/form/use-form.js';
import styles from './profile.module.css';
import { SaveFailure } from './save-failure.js';
import { SESSIONS_KEY } from './sessions/use-sessions.js';
import { useTexts } from './texts.js';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password of a reader who knows it. All other sessions end, so their list is refetched. */
export function PasswordForm() {
  const t = useTexts();
  const [round, setRound] = useState(0);
  const queries = useQueryClient();
  const done = () => {
    showShellToast(t('password.saved'), 'good');
    setRound(round + 1);
    void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
  };
  return (
    <>
      <p className={styles.soft}>{t('password.lead')}</p>
      <Fields key={round} onDone={done} />
    </>
  );
}

function Fields({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts();
  const words = useAccountTexts();
  const language = useLanguage();
  const user = useUser();
  const [refused, setRefused] = useState<string>();
  const { form, field, values, failure, isBusy } = useForm(EMPTY, async (body) => {
    try {
      await callRoute(changePasswordRoute, { body }, { language, action: t('password.action') });
      onDone();
    } catch (error) {
      if (refusedFor(error, 'CREDENTIALS_INVALID')) setRefused(body.currentPassword);
      throw error;
    }
  });
  const current = field('currentPassword');
  const isWrong = refused === values.currentPassword;
  const hasFailed = failure !== undefined || isWrong;
  return (
    <form {...form} className={styles.form} aria-label={t('parts.password')}>
      {/* For the browser's password manager, which needs the account name. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...current}
        error={isWrong ? t('password.wrong') : current.error}
        label={t('password.current')}
        autoComplete="current-password"
      />
      <div className={styles.together}>
        <PasswordField
          {...field('password')}
          label={words('fields.newPassword')}
          hint={words('password.hint')}
          autoComplete="new-password"
        />
        <PasswordStrength password={values.password} own={[user.name, user.username, user.email]} />
      </div>
      <PasswordField
        {...field('confirmPassword')}
        label={words('fields.confirmPassword')}
        autoComplete="new-password"
      />
      {hasFailed && (
        <SaveFailure
          title={errorText('PASSWORD_UPDATE_FAILED', language)}
          error={isWrong ? undefined : failure}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {t('password.save')}
        </Button>
      </div>
    </form>
  );
}
