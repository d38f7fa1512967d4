import { callRoute, refusedFor } from '@word-unfolded/api-client';
import { resetPasswordRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import styles from '../accounts.module.css';
import { Failure } from '../form/failure.js';
import { PasswordField } from '../form/password-field.js';
import { PasswordStrength } from '../form/password-strength.js';
import { useTexts } from '../texts.js';
import { useForm } from '../form/use-form.js';

type ResetPasswordFormProps = {
  readonly token: string;
  readonly onDone: () => void;
  /** Called when the link has become invalid while the form was open. */
  readonly onRefused: (error: unknown) => void;
};

/** The new password, typed twice. */
export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const { form, field, values, failure, isBusy } = useForm(
    { password: '', confirmPassword: '' },
    async (typed) => {
      try {
        const body = { token, ...typed };
        await callRoute(resetPasswordRoute, { body }, { language, action: t('reset.action') });
        onDone();
      } catch (error) {
        if (!refusedFor(error, 'RESET_TOKEN_INVALID')) throw error;
        onRefused(error);
      }
    },
  );
  return (
    <form {...form} className={styles.form}>
      <div className={styles.together}>
        <PasswordField
          {...field('password')}
          label={t('fields.newPassword')}
          hint={t('password.hint')}
          autoComplete="new-password"
        />
        <PasswordStrength password={values.password} own={[]} />
      </div>
      <PasswordField
        {...field('confirmPassword')}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
      />
      <Failure error={failure} fallback="PASSWORD_RESET_FAILED" />
      <Button type="submit" variant="main" busy={isBusy}>
        {t('reset.act')}
      </Button>
    </form>
  );
}
