import { callRoute } from '@word-unfolded/api-client';
import { verifyEmailRoute, type CheckVerification, type ResponseOf } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { useSession, useSessionActions } from '@word-unfolded/session';
import { Button, PageBody, useNavigate } from '@word-unfolded/ui';
import { useEffect, useEffectEvent } from 'react';
import styles from '../accounts.module.css';
import { Failure } from '../form/failure.js';
import { PasswordField } from '../form/password-field.js';
import { useTexts } from '../texts.js';
import { useForm } from '../form/use-form.js';
import { linkRefusalOf, refusalAddress } from './link-outcome.js';
import { takeReturn } from '../return-after-verification.js';

type VerifyEmailProps = {
  readonly token: string;
  /** The purpose of the link. */
  readonly found: ResponseOf<typeof CheckVerification>;
};

/**
 * Verifies an address. In the browser of the registration this happens at once, and signs in. Any other browser asks
 * for the password of the registration; a person who does not know it did not register, and gets an explanation.
 */
export function VerifyEmail({ token, found }: VerifyEmailProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const { takeOver, replaceUser } = useSessionActions();
  const { kind, email, username, startedAt, needsPassword } = found;
  const { form, field, failure, isBusy, submit } = useForm({ password: '' }, async ({ password }) => {
    try {
      const body = { token, rememberMe: false, ...(needsPassword && { password }) };
      const verified = await callRoute(verifyEmailRoute, { body }, { language, action: t('verify.action') });
      if (verified.opened) await takeOver(verified.opened);
      else if (user?.username === username) replaceUser({ ...user, email: verified.email });
      const returnTo = kind === 'sign-up' ? takeReturn() : undefined;
      const state = { kind, email: verified.email, returnTo };
      void navigate(PAGES.verificationSuccess, { replace: true, state });
    } catch (error) {
      const refusal = linkRefusalOf(error);
      if (!refusal || refusal.code === 'VERIFICATION_FAILED') throw error;
      void navigate(refusalAddress(refusal), { replace: true });
    }
  });
  // A reader who is signed in to another account confirms the change explicitly.
  const isAutomatic = !needsPassword && (status === 'visitor' || kind === 'new-address');
  const start = useEffectEvent(submit);
  useEffect(() => {
    if (isAutomatic) start();
  }, [isAutomatic]);
  return (
    <PageBody title={t('verify.title')} lead={email}>
      <form {...form} className={styles.form}>
        <p>
          {t(kind === 'sign-up' ? 'verify.signUp' : 'verify.newAddress', {
            username,
            date: formatsOf(language).date(new Date(startedAt)),
          })}
        </p>
        {needsPassword && (
          <>
            {/* For the browser's password manager, which needs the account name. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              {...field('password')}
              label={t(kind === 'sign-up' ? 'verify.passwordOfSignUp' : 'fields.password')}
              autoComplete="current-password"
            />
          </>
        )}
        <Failure error={failure} fallback="VERIFICATION_FAILED" />
        <Button type="submit" variant="main" busy={isBusy}>
          {t('verify.act')}
        </Button>
        {needsPassword && <p className={styles.soft}>{t('verify.notMine')}</p>}
      </form>
    </PageBody>
  );
}
