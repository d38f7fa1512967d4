import { callRoute } from '@word-unfolded/api-client';
import { errorText, sendVerificationEmailRoute } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import {
  Button,
  ButtonLink,
  ErrorState,
  Field,
  PageBody,
  usePageHead,
  useSearchParams,
} from '@word-unfolded/ui';
import { useState } from 'react';
import styles from '../accounts.module.css';
import { Failure } from '../form/failure.js';
import { useAcceptedForm } from '../form/sent-form.js';
import { useTexts } from '../texts.js';
import { useForm } from '../form/use-form.js';
import { refusalIn } from './link-outcome.js';

/** Says why the link did not verify the address, and how to get another one. */
export default function VerificationErrorPage() {
  const t = useTexts();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { code, problem } = refusalIn(search);
  const isTaken = code === 'EMAIL_TAKEN';
  usePageHead({ title: t('notVerified.title'), isListed: false });
  const signIn = <ButtonLink to={PAGES.login}>{t('login.act')}</ButtonLink>;
  if (problem)
    return (
      <PageBody title={t(problem === 'used' ? 'verify.title' : 'notVerified.title')}>
        <ErrorState title={t(`notVerified.reasons.${problem}.title`)} actions={signIn}>
          <p>{t(`notVerified.reasons.${problem}.body`)}</p>
        </ErrorState>
        {problem !== 'used' && <AnotherLink />}
      </PageBody>
    );
  return (
    <PageBody title={t('notVerified.title')}>
      <ErrorState title={errorText(isTaken ? code : 'VERIFICATION_FAILED', language)} actions={signIn}>
        {!isTaken && code !== 'VERIFICATION_FAILED' && <p>{errorText(code, language)}</p>}
        <p>{t(isTaken ? 'notVerified.taken' : 'notVerified.body')}</p>
      </ErrorState>
      {!isTaken && <AnotherLink />}
    </PageBody>
  );
}

function AnotherLink() {
  const t = useTexts();
  const language = useLanguage();
  const [isSent, setSent] = useState(useAcceptedForm() !== undefined);
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
