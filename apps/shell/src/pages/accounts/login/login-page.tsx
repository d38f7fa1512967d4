import { refusedFor } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSessionActions } from '@word-unfolded/session';
import { Button, Field, Link, PageBody, usePageHead, useSearchParams } from '@word-unfolded/ui';
import { useState } from 'react';
import styles from '../accounts.module.css';
import { EntryDrawing } from '../entry-drawing.js';
import { CheckField } from '../form/check-field.js';
import { Failure } from '../form/failure.js';
import { PasswordField } from '../form/password-field.js';
import { useSentForm } from '../form/sent-form.js';
import { ResendVerification } from '../verification/resend-verification.js';
import { useTexts } from '../texts.js';
import { useForm } from '../form/use-form.js';
import { useLockout } from './use-lockout.js';
import { useReturnUrl } from '../use-return-url.js';

/** The sign-in page. The gate decides where the reader goes after signing in. */
export default function LoginPage() {
  const t = useTexts();
  usePageHead({ title: t('login.title'), description: t('login.description') });
  return (
    <PageBody title={t('login.title')} lead={<Lead />} aside={<EntryDrawing />}>
      <LoginForm />
    </PageBody>
  );
}

function Lead() {
  const t = useTexts();
  const search = useReturnUrl();
  return (
    <>
      {t('login.lead')} <Link to={{ pathname: PAGES.register, search }}>{t('login.register')}</Link>
    </>
  );
}

function LoginForm() {
  const t = useTexts();
  const { signIn } = useSessionActions();
  const [rememberMe, setRememberMe] = useState(useSentForm()?.values['rememberMe'] !== undefined);
  const { form, field, values, failure, isBusy } = useForm({ email: '', password: '' }, async (typed) => {
    await signIn({ ...typed, rememberMe });
  });
  const seconds = useLockout(failure);
  return (
    <form {...form} className={styles.form}>
      <SessionExpired />
      <Field
        {...field('email')}
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField {...field('password')} label={t('fields.password')} autoComplete="current-password" />
      <div className={styles.apart}>
        <CheckField
          name="rememberMe"
          checked={rememberMe}
          onChange={({ target }) => setRememberMe(target.checked)}
        >
          {t('login.remember')}
        </CheckField>
        <Link to={PAGES.forgotPassword} className={styles.aside}>
          {t('login.forgot')}
        </Link>
      </div>
      <Failure error={failure} fallback="LOGIN_FAILED">
        {refusedFor(failure, 'EMAIL_NOT_VERIFIED') && <ResendVerification email={values.email} />}
        {refusedFor(failure, 'ACCOUNT_SUSPENDED') && <Link to={PAGES.about}>{t('login.contact')}</Link>}
      </Failure>
      <Button type="submit" variant="main" busy={isBusy || seconds > 0}>
        {seconds > 0 ? t('login.wait', { count: seconds }) : t('login.act')}
      </Button>
    </form>
  );
}

/** Why a reader who was signed in is on this page. */
function SessionExpired() {
  const t = useTexts();
  const language = useLanguage();
  const [search] = useSearchParams();
  if (search.get('sessionExpired') !== 'true') return null;
  return (
    <p role="status" className={styles.notice}>
      <strong>{errorText('SESSION_EXPIRED', language)}</strong> {t('login.expired')}
    </p>
  );
}
