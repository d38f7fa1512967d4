import { callRoute } from '@word-unfolded/api-client';
import { registerRoute } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Field, Link, PageBody } from '@word-unfolded/ui';
import { useState } from 'react';
import { Trans } from 'react-i18next';
import styles from '../accounts.module.css';
import { EntryDrawing } from '../entry-drawing.js';
import { CheckField } from '../form/check-field.js';
import { Failure } from '../form/failure.js';
import { PasswordField } from '../form/password-field.js';
import { useSentForm } from '../form/sent-form.js';
import { PasswordStrength } from '../form/password-strength.js';
import { useTexts } from '../texts.js';
import { useForm } from '../form/use-form.js';
import { useLockout } from '../login/use-lockout.js';
import { useReturnUrl } from '../use-return-url.js';

const EMPTY = { name: '', email: '', username: '', password: '', confirmPassword: '' };

/** The fields that an account requires. */
export function RegisterForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTexts();
  const language = useLanguage();
  const [agreement, setAgreement] = useState(useSentForm()?.values['agreement'] !== undefined);
  const { form, field, values, problemOf, failure, isBusy } = useForm(
    EMPTY,
    async (typed) => {
      const body = { ...typed, agreement, language };
      const { email } = await callRoute(registerRoute, { body }, { language, action: t('register.action') });
      onSent(email);
    },
    ['agreement'],
  );
  const seconds = useLockout(failure);
  const own = [values.name, values.username, values.email];
  return (
    <PageBody title={t('register.title')} lead={<Lead />} aside={<EntryDrawing />}>
      <form {...form} className={styles.form}>
        <Field {...field('name')} label={t('fields.name')} autoComplete="name" />
        <Field
          {...field('email')}
          label={t('fields.email')}
          hint={t('register.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <Field
          {...field('username')}
          label={t('fields.username')}
          hint={t('register.usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles.together}>
          <PasswordField
            {...field('password')}
            label={t('fields.password')}
            hint={t('password.hint')}
            autoComplete="new-password"
          />
          <PasswordStrength password={values.password} own={own} />
        </div>
        <PasswordField
          {...field('confirmPassword')}
          label={t('fields.confirmPassword')}
          autoComplete="new-password"
        />
        <CheckField
          name="agreement"
          checked={agreement}
          error={agreement ? undefined : problemOf('agreement')}
          onChange={({ target }) => setAgreement(target.checked)}
        >
          <Agreement />
        </CheckField>
        <Failure error={failure} fallback="REGISTRATION_FAILED" />
        <Button type="submit" variant="main" busy={isBusy || seconds > 0}>
          {seconds > 0 ? t('login.wait', { count: seconds }) : t('register.act')}
        </Button>
      </form>
    </PageBody>
  );
}

function Lead() {
  const t = useTexts();
  const search = useReturnUrl();
  return (
    <>
      {t('register.lead')} <Link to={{ pathname: PAGES.login, search }}>{t('register.signIn')}</Link>
    </>
  );
}

/** The links open in a new tab, so that no input is lost. */
function Agreement() {
  return (
    <Trans
      ns="accounts"
      i18nKey="register.agreement"
      components={{
        terms: <Link to={PAGES.terms} target="_blank" />,
        privacy: <Link to={PAGES.privacy} target="_blank" />,
      }}
    />
  );
}
