import { useQuery } from '@tanstack/react-query';
import { callRoute, refusedFor } from '@word-unfolded/api-client';
import { errorText, verifyResetTokenRoute } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ButtonLink, ErrorState, PageBody, usePageHead } from '@word-unfolded/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import styles from '../accounts.module.css';
import { failureText } from '../form/failure-text.js';
import { useSentForm } from '../form/sent-form.js';
import { linkProblemOf, type LinkProblem } from '../verification/link-outcome.js';
import { ResetPasswordForm } from './reset-password-form.js';
import { useTexts } from '../texts.js';

/** Sets a new password through an emailed link: verifying, invalid or expired, the form, success (section 2). */
export default function ResetPasswordPage() {
  const t = useTexts();
  const language = useLanguage();
  const { token = '' } = useParams();
  const sent = useSentForm();
  const [isDone, setDone] = useState(sent !== undefined && sent.error === undefined);
  const [refusal, setRefusal] = useState<unknown>(isInvalid(sent?.error) ? sent?.error : undefined);
  const check = useQuery({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => callRoute(verifyResetTokenRoute, { params: { token } }, { language, signal }),
    staleTime: Infinity,
    enabled: token !== '' && !isDone && refusal === undefined,
  });
  usePageHead({ title: t(isDone ? 'reset.doneTitle' : 'reset.title'), isListed: false });
  if (token === '') return <Invalid reason="RESET_TOKEN_MISSING" />;
  if (isDone) return <Done />;
  const invalid = refusal ?? (isInvalid(check.error) ? check.error : undefined);
  if (invalid !== undefined) return <Invalid reason="RESET_TOKEN_INVALID" problem={linkProblemOf(invalid)} />;
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
  if (check.isPending && sent === undefined)
    return (
      <PageBody title={t('reset.title')}>
        <p role="status">{t('reset.verifying')}</p>
      </PageBody>
    );
  return (
    <PageBody title={t('reset.title')} lead={t('reset.lead')}>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} onRefused={setRefusal} />
    </PageBody>
  );
}

function isInvalid(error: unknown): boolean {
  return refusedFor(error, 'RESET_TOKEN_INVALID') || refusedFor(error, 'TOKEN_INVALID');
}

type InvalidProps = {
  readonly reason: 'RESET_TOKEN_MISSING' | 'RESET_TOKEN_INVALID';
  /** What became of the link, where it is known. */
  readonly problem?: LinkProblem | undefined;
};

function Invalid({ reason, problem }: InvalidProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <PageBody title={t('reset.title')}>
      <ErrorState
        title={problem ? t(`reset.reasons.${problem}.title`) : errorText(reason, language)}
        actions={
          <ButtonLink variant="main" to={PAGES.forgotPassword}>
            {t('reset.newLink')}
          </ButtonLink>
        }
      >
        <p>
          {problem
            ? t(`reset.reasons.${problem}.body`)
            : t(reason === 'RESET_TOKEN_MISSING' ? 'reset.missing' : 'reset.invalid')}
        </p>
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
