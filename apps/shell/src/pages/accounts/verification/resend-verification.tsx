import { callRoute } from '@word-unfolded/api-client';
import { sendVerificationEmailRoute } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import { useState } from 'react';
import { failureText } from '../form/failure-text.js';
import { useTexts } from '../texts.js';

type Sending = 'idle' | 'busy' | 'sent' | { readonly error: unknown };

/**
 * Resends the verification email. Where no script runs the button sends the form around it, which has the address, to the
 * page that does the same.
 */
export function ResendVerification({ email }: { readonly email: string }) {
  const t = useTexts();
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>('idle');
  const send = async () => {
    setSending('busy');
    try {
      await callRoute(
        sendVerificationEmailRoute,
        { body: { email } },
        { language, action: t('resend.action') },
      );
      setSending('sent');
    } catch (error) {
      setSending({ error });
    }
  };
  return (
    <div>
      <Button
        type="submit"
        formAction={PAGES.verificationError}
        formMethod="post"
        variant="quiet"
        busy={sending === 'busy'}
        onClick={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {t('resend.act')}
      </Button>
      <p role="status">
        {sending === 'sent' && t('resend.done')}
        {typeof sending === 'object' && failureText(sending.error, language)}
      </p>
    </div>
  );
}
