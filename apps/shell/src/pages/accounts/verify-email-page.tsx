import { useQuery } from '@tanstack/react-query';
import { callRoute, refusedFor } from '@word-unfolded/api-client';
import { errorText, verifyEmailRoute, type ErrorCode } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState, PageBody, usePageTitle } from '@word-unfolded/ui';
import { Navigate, useParams } from 'react-router';
import { failureText } from './failure-text.js';
import { useTexts } from './texts.js';

/** Refusals that trying again does not change. */
const FINAL: readonly ErrorCode[] = ['TOKEN_INVALID', 'EMAIL_TAKEN', 'VERIFICATION_FAILED'];

/** Where the mailed link leads: it verifies the address and goes on to say so. */
export default function VerifyEmailPage() {
  const t = useTexts();
  const language = useLanguage();
  const { token = '' } = useParams();
  const verification = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => callRoute(verifyEmailRoute, { params: { token } }, { language }),
    staleTime: Infinity, // a link is good once
    refetchOnReconnect: false,
  });
  const { error } = verification;
  usePageTitle(t('verify.title'));
  if (verification.isSuccess) return <Navigate to={PAGES.verificationSuccess} replace />;
  const refusal = FINAL.find((code) => refusedFor(error, code));
  if (refusal) return <Navigate to={PAGES.verificationError} state={{ refusal }} replace />;
  return (
    <PageBody title={t('verify.title')}>
      {verification.isFetching || !error ? (
        <p role="status">{t('verify.verifying')}</p>
      ) : (
        <ErrorState
          title={errorText('VERIFICATION_FAILED', language)}
          acts={<Button onClick={() => void verification.refetch()}>{t('again')}</Button>}
        >
          <p>{failureText(error, language)}</p>
        </ErrorState>
      )}
    </PageBody>
  );
}
