import { usePageTitle } from '@word-unfolded/ui';
import { useState } from 'react';
import { CheckMail } from '../verification/check-mail.js';
import { RegisterForm } from './register-form.js';
import { useTexts } from '../texts.js';

/** Registration: the form, and then the instruction to check the email. */
export default function RegisterPage() {
  const t = useTexts();
  const [sentTo, setSentTo] = useState<string>();
  usePageTitle(t(sentTo === undefined ? 'register.title' : 'checkMail.title'));
  return (
    <>
      {sentTo !== undefined && <CheckMail email={sentTo} onBack={() => setSentTo(undefined)} />}
      <div hidden={sentTo !== undefined}>
        <RegisterForm onSent={setSentTo} />
      </div>
    </>
  );
}
