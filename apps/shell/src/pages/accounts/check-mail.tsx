import { PAGES } from '@word-unfolded/domain';
import { Button, ButtonLink, PageBody } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import styles from './accounts.module.css';
import { ResendVerification } from './resend-verification.js';
import { useTexts } from './texts.js';
import { useWayBack } from './use-way-back.js';

type CheckMailProps = {
  readonly email: string;
  /** Back to the form, to mend the address. */
  readonly onBack: () => void;
};

/** What to do after registering. It says the same whether or not the address had an account. */
export function CheckMail({ email, onBack }: CheckMailProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []); // the button that was pressed is gone
  return (
    <PageBody title={t('checkMail.title')} lead={t('checkMail.lead')}>
      <div className={styles.stack}>
        <div ref={place} tabIndex={-1} className={styles.said} role="status">
          <p>{t('checkMail.body', { email })}</p>
        </div>
        <div className={styles.acts}>
          <ButtonLink look="main" to={{ pathname: PAGES.login, search: useWayBack() }}>
            {t('login.act')}
          </ButtonLink>
          <Button look="quiet" onClick={onBack}>
            {t('checkMail.change')}
          </Button>
        </div>
      </div>
      <div className={styles.said}>
        <p className={styles.soft}>{t('checkMail.nothing')}</p>
        <ResendVerification email={email} />
      </div>
    </PageBody>
  );
}
