import { usePageHead } from '@word-unfolded/ui';
import { useState } from 'react';
import { useReturnUrl } from '../use-return-url.js';
import { rememberReturn } from '../return-after-verification.js';
import { useAcceptedForm } from '../form/sent-form.js';
import { CheckMail } from '../verification/check-mail.js';
import { RegisterForm } from './register-form.js';
import { useTexts } from '../texts.js';

/** Registration: the form, and then the instruction to check the email. */
export default function RegisterPage() {
  const t = useTexts();
  const [sentTo, setSentTo] = useState(useAcceptedForm()?.['email']);
  const search = useReturnUrl();
  const send = (email: string) => {
    rememberReturn(search);
    setSentTo(email);
  };
  const title = t(sentTo === undefined ? 'register.title' : 'checkMail.title');
  usePageHead({ title, description: t('register.description') });
  return (
    <>
      {sentTo !== undefined && <CheckMail email={sentTo} onBack={() => setSentTo(undefined)} />}
      <div hidden={sentTo !== undefined}>
        <RegisterForm onSent={send} />
      </div>
    </>
  );
}
