import { PAGES } from '@word-unfolded/domain';
import { Button, ButtonLink, PageBody } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import styles from '../accounts.module.css';
import { ResendVerification } from './resend-verification.js';
import { useTexts } from '../texts.js';
import { webmailOf } from './webmail-of.js';

type CheckMailProps = {
  readonly email: string;
  /** Returns to the form to correct the address. */
  readonly onBack: () => void;
};

/**
 * The instructions after registration, with the way to the mailbox: a sign-in would still be refused. They are the same
 * whether or not the address had an account.
 */
export function CheckMail({ email, onBack }: CheckMailProps) {
  const t = useTexts();
  const mailbox = webmailOf(email);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []); // the pressed button has been removed
  return (
    <PageBody title={t('checkMail.title')} lead={t('checkMail.lead')}>
      <div className={styles.stack}>
        <div ref={place} tabIndex={-1} className={styles.said} role="status">
          <p>{t('checkMail.body', { email })}</p>
        </div>
        <div className={styles.actions}>
          {mailbox && (
            <ButtonLink variant="main" to={mailbox}>
              {t('checkMail.open')}
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={onBack}>
            {t('checkMail.change')}
          </Button>
        </div>
      </div>
      <div className={styles.said}>
        <p className={styles.soft}>{t('checkMail.nothing')}</p>
        <form method="post" action={PAGES.verificationError}>
          <input type="hidden" name="email" value={email} />
          <ResendVerification email={email} />
        </form>
      </div>
    </PageBody>
  );
}
