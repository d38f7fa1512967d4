import { callRoute } from '@word-unfolded/api-client';
import { errorText, isErrorCode, sendVerificationEmailRoute, type ErrorCode } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ButtonLink, ErrorState, Field, PageBody, usePageTitle } from '@word-unfolded/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import styles from '../accounts.module.css';
import { Failure } from '../form/failure.js';
import { useTexts } from '../texts.js';
import { useForm } from '../form/use-form.js';

/** Says why the link did not verify the address, and how to get another one. */
export default function VerificationErrorPage() {
  const t = useTexts();
  const language = useLanguage();
  const refusal = useRefusal();
  const isTaken = refusal === 'EMAIL_TAKEN';
  usePageTitle(t('notVerified.title'));
  return (
    <PageBody title={t('notVerified.title')}>
      <ErrorState
        title={errorText(isTaken ? refusal : 'VERIFICATION_FAILED', language)}
        actions={<ButtonLink to={PAGES.login}>{t('login.act')}</ButtonLink>}
      >
        {!isTaken && refusal !== 'VERIFICATION_FAILED' && <p>{errorText(refusal, language)}</p>}
        <p>{t(isTaken ? 'notVerified.taken' : 'notVerified.body')}</p>
      </ErrorState>
      {!isTaken && <AnotherLink />}
    </PageBody>
  );
}

/** The error code of the link, when the reader comes from there. */
function useRefusal(): ErrorCode {
  const { state } = useLocation() as { readonly state: unknown };
  const said = typeof state === 'object' && state !== null && 'refusal' in state ? state.refusal : undefined;
  return isErrorCode(said) ? said : 'VERIFICATION_FAILED';
}

function AnotherLink() {
  const t = useTexts();
  const language = useLanguage();
  const [isSent, setSent] = useState(false);
  const { form, field, failure, isBusy } = useForm({ email: '' }, async (body) => {
    await callRoute(sendVerificationEmailRoute, { body }, { language, action: t('resend.action') });
    setSent(true);
  });
  return (
    <form {...form} className={styles.form}>
      <Field
        {...field('email')}
        label={t('fields.email')}
        hint={t('notVerified.hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Failure error={failure} />
      <p role="status">{isSent && t('resend.done')}</p>
      <Button type="submit" variant="main" busy={isBusy}>
        {t('resend.act')}
      </Button>
    </form>
  );
}
