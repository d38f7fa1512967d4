import { useQuery } from '@tanstack/react-query';
import { callRoute } from '@word-unfolded/api-client';
import { checkVerificationRoute, errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState, PageBody, usePageHead } from '@word-unfolded/ui';
import { Navigate, useParams } from 'react-router';
import { failureText } from '../form/failure-text.js';
import { useTexts } from '../texts.js';
import { linkRefusalOf, refusalAddress } from './link-outcome.js';
import { VerifyEmail } from './verify-email.js';

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
  const refusal = linkRefusalOf(error);
  const to = refusal && refusalAddress(refusal);
  usePageHead({ title: t('verify.title'), isListed: false, ...(to && { redirect: { to, status: 303 } }) });
  if (data) return <VerifyEmail token={token} found={data} />;
  if (to) return <Navigate to={to} replace />;
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
