import { callRoute } from '@word-unfolded/api-client';
import { forgotPasswordRoute } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Field, Link, PageBody, usePageHead } from '@word-unfolded/ui';
import { useState } from 'react';
import styles from '../accounts.module.css';
import { EntryDrawing } from '../entry-drawing.js';
import { Failure } from '../form/failure.js';
import { useAcceptedForm } from '../form/sent-form.js';
import { useTexts } from '../texts.js';
import { useForm } from '../form/use-form.js';
import { useLockout } from '../login/use-lockout.js';

/** Requests a link to set a new password. The response does not reveal whether the address has an account. */
export default function ForgotPasswordPage() {
  const t = useTexts();
  const language = useLanguage();
  const [sentTo, setSentTo] = useState(useAcceptedForm()?.['email']);
  const { form, field, failure, isBusy } = useForm({ email: '' }, async (typed) => {
    await callRoute(forgotPasswordRoute, { body: typed }, { language, action: t('forgot.action') });
    setSentTo(typed.email.trim());
  });
  const seconds = useLockout(failure);
  usePageHead({ title: t('forgot.title'), description: t('forgot.lead') });
  return (
    <PageBody title={t('forgot.title')} lead={t('forgot.lead')} aside={<EntryDrawing />}>
      <form {...form} className={styles.form}>
        <Field
          {...field('email')}
          label={t('fields.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <Failure error={failure} />
        <p role="status" className={sentTo === undefined ? undefined : styles.notice}>
          {sentTo !== undefined && t('forgot.sent', { email: sentTo })}
        </p>
        <div className={styles.actions}>
          <Button type="submit" variant="main" busy={isBusy || seconds > 0}>
            {seconds > 0 ? t('login.wait', { count: seconds }) : t(sentTo ? 'forgot.again' : 'forgot.act')}
          </Button>
          <Link to={PAGES.login} className={styles.aside}>
            {t('forgot.back')}
          </Link>
        </div>
      </form>
    </PageBody>
  );
}
