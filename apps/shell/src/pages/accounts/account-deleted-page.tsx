import { PAGES } from '@word-unfolded/domain';
import { ButtonLink, PageBody, usePageTitle } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import styles from './accounts.module.css';
import { useTexts } from './texts.js';

/** Confirms the deletion of the account on a page of its own, with what happened and what can be done now. */
export default function AccountDeletedPage() {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  usePageTitle(t('deleted.title'));
  useEffect(() => place.current?.focus(), []);
  return (
    <PageBody title={t('deleted.title')}>
      <div className={styles.stack}>
        <div ref={place} tabIndex={-1} className={styles.said} role="status">
          <p>{t('deleted.body')}</p>
          <p className={styles.soft}>{t('deleted.mail')}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink variant="main" to={PAGES.home}>
            {t('deleted.home')}
          </ButtonLink>
          <ButtonLink to={PAGES.register}>{t('deleted.register')}</ButtonLink>
        </div>
      </div>
    </PageBody>
  );
}
