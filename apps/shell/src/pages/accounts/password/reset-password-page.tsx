import { useQuery } from '@tanstack/react-query';
import { callRoute, refusedFor } from '@word-unfolded/api-client';
import { errorText, verifyResetTokenRoute } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ButtonLink, ErrorState, PageBody, usePageTitle } from '@word-unfolded/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import styles from '../accounts.module.css';
import { failureText } from '../form/failure-text.js';
import { ResetPasswordForm } from './reset-password-form.js';
import { useTexts } from '../texts.js';

/** Sets a new password through an emailed link: verifying, invalid or expired, the form, success (section 2). */
export default function ResetPasswordPage() {
  const t = useTexts();
  const language = useLanguage();
  const { token = '' } = useParams();
  const [isDone, setDone] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const check = useQuery({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => callRoute(verifyResetTokenRoute, { params: { token } }, { language, signal }),
    staleTime: Infinity,
    enabled: token !== '',
  });
  usePageTitle(t(isDone ? 'reset.doneTitle' : 'reset.title'));
  if (token === '') return <Invalid reason="RESET_TOKEN_MISSING" />;
  if (isDone) return <Done />;
  if (wasRefused || isInvalid(check.error)) return <Invalid reason="RESET_TOKEN_INVALID" />;
  if (check.error)
    return (
      <PageBody title={t('reset.title')}>
        <ErrorState
          title={errorText('RESET_TOKEN_CHECK_FAILED', language)}
          actions={<Button onClick={() => void check.refetch()}>{t('again')}</Button>}
        >
          <p>{failureText(check.error, language, 'RESET_TOKEN_CHECK_FAILED')}</p>
        </ErrorState>
      </PageBody>
    );
  if (check.isPending)
    return (
      <PageBody title={t('reset.title')}>
        <p role="status">{t('reset.verifying')}</p>
      </PageBody>
    );
  return (
    <PageBody title={t('reset.title')} lead={t('reset.lead')}>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} onRefused={() => setRefused(true)} />
    </PageBody>
  );
}

function isInvalid(error: unknown): boolean {
  return refusedFor(error, 'RESET_TOKEN_INVALID') || refusedFor(error, 'TOKEN_INVALID');
}

function Invalid({ reason }: { readonly reason: 'RESET_TOKEN_MISSING' | 'RESET_TOKEN_INVALID' }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <PageBody title={t('reset.title')}>
      <ErrorState
        title={errorText(reason, language)}
        actions={
          <ButtonLink variant="main" to={PAGES.forgotPassword}>
            {t('reset.newLink')}
          </ButtonLink>
        }
      >
        <p>{t(reason === 'RESET_TOKEN_MISSING' ? 'reset.missing' : 'reset.invalid')}</p>
      </ErrorState>
    </PageBody>
  );
}

function Done() {
  const t = useTexts();
  return (
    <PageBody title={t('reset.doneTitle')}>
      <div className={styles.stack}>
        <p role="status">{t('reset.done')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="main" to={PAGES.login}>
            {t('login.act')}
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  );
}
