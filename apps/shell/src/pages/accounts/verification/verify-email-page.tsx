import { useQuery } from '@tanstack/react-query';
import { callRoute, refusedFor } from '@word-unfolded/api-client';
import { checkVerificationRoute, errorText, type ErrorCode } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState, PageBody, usePageTitle } from '@word-unfolded/ui';
import { Navigate, useParams } from 'react-router';
import { failureText } from '../form/failure-text.js';
import { useTexts } from '../texts.js';
import { VerifyEmail } from './verify-email.js';

/** Errors that a retry cannot resolve. */
const FINAL: readonly ErrorCode[] = ['TOKEN_INVALID', 'EMAIL_TAKEN', 'VERIFICATION_FAILED'];

/**
 * The target of the emailed link. Opening it only looks up its purpose, because email programs open links too. The
 * address is verified by the reader's next action, or by the browser in which the registration was made.
 */
export default function VerifyEmailPage() {
  const t = useTexts();
  const language = useLanguage();
  const { token = '' } = useParams();
  const check = useQuery({
    queryKey: ['verify-email', token],
    queryFn: ({ signal }) => callRoute(checkVerificationRoute, { params: { token } }, { language, signal }),
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  const { error, data } = check;
  usePageTitle(t('verify.title'));
  if (data) return <VerifyEmail token={token} found={data} />;
  const refusal = FINAL.find((code) => refusedFor(error, code));
  if (refusal) return <Navigate to={PAGES.verificationError} state={{ refusal }} replace />;
  return (
    <PageBody title={t('verify.title')}>
      {check.isFetching || !error ? (
        <p role="status">{t('verify.verifying')}</p>
      ) : (
        <ErrorState
          title={errorText('VERIFICATION_FAILED', language)}
          actions={<Button onClick={() => void check.refetch()}>{t('again')}</Button>}
        >
          <p>{failureText(error, language)}</p>
        </ErrorState>
      )}
    </PageBody>
  );
}
