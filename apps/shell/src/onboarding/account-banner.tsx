import type { User } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { ButtonLink, Icon, IconButton, storedText } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import styles from './account-banner.module.css';
import { accountNotice } from './account-notice.js';
import { useTexts } from './texts.js';

const DISMISSED = storedText('downgradeDismissed');

/** A page can stay open for days. */
const LOOK_EVERY_MS = 60_000;

/** Notices about the reader's plan: a trial that is ending, a failed payment, a plan that has ended. */
export function AccountBanner({ user }: { readonly user: User }) {
  const t = useTexts();
  const language = useLanguage();
  const [dismissed, setDismissed] = useState(DISMISSED.read);
  const notice = accountNotice(user, useNow());
  const plan = t(`plans.${user.subscriptionTier}`);
  if (!notice || (notice.kind === 'downgraded' && dismissed === downgradeOf(user))) return null;
  const dismiss = () => {
    DISMISSED.write(downgradeOf(user));
    setDismissed(downgradeOf(user));
  };
  return (
    <section className={styles.banner} data-kind={notice.kind} aria-label={t('banner.label')}>
      <div className={styles.line}>
        <p className={styles.words}>
          {(notice.kind === 'grace' || notice.kind === 'payment') && <Icon name="alert" small />}
          {notice.kind === 'trial' && t('banner.trial', { plan, count: notice.days })}
          {notice.kind === 'grace' &&
            t('banner.grace', { plan, date: formatsOf(language).date(notice.ends) })}
          {notice.kind === 'payment' && t('banner.payment')}
          {notice.kind === 'downgraded' && t('banner.downgraded')}
        </p>
        <ButtonLink to={PAGES.subscription}>
          {t(notice.kind === 'trial' ? 'banner.upgrade' : 'banner.billing')}
        </ButtonLink>
        {notice.kind === 'downgraded' && (
          <IconButton icon="shut" label={t('banner.dismiss')} onClick={dismiss} />
        )}
      </div>
    </section>
  );
}

/** Identifies one downgrade of one reader, so that a later one is announced again. */
function downgradeOf({ _id, subscriptionStatus, trialEndsAt, gracePeriodEnds }: User): string {
  return [_id, subscriptionStatus, trialEndsAt, gracePeriodEnds].join(' ');
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
