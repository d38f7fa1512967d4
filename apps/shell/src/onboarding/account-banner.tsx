import type { User } from '@word-unfolded/contracts';
import { readableText } from '@word-unfolded/api-client';
import { isPaidTier, PAGES } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Button, ButtonLink, Icon, IconButton, storedText, useNavigate } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { showShellToast } from '../frame/show-shell-toast.js';
import { useCheckout } from '../plans/use-checkout.js';
import { PLANS_ID } from '../plans/use-plans-link.js';
import styles from './account-banner.module.css';
import { accountNotice, type AccountNotice } from './account-notice.js';
import { publishHeight } from './publish-height.js';
import { useTexts } from './texts.js';

const PLANS = `${PAGES.subscription}#${PLANS_ID}`;

const DISMISSED = storedText('downgradeDismissed');

/** The day on which the notice of a trial was dismissed, and by whom: it returns on the next day. */
const TRIAL_DISMISSED = storedText('trialDismissed');

/** A page can stay open for days. */
const LOOK_EVERY_MS = 60_000;

/** Notices about the reader's plan: a trial that is ending, a failed payment, a plan that has ended. */
export function AccountBanner({ user }: { readonly user: User }) {
  const t = useTexts();
  const language = useLanguage();
  const [, setDismissals] = useState(0);
  const now = useNow();
  const notice = accountNotice(user, now);
  const hasPaidTier = isPaidTier(user.subscriptionTier);
  useEffect(() => {
    if (hasPaidTier) DISMISSED.forget(); // a later downgrade is announced again
  }, [hasPaidTier]);
  const plan = t(`plans.${user.subscriptionTier}`);
  const dismissal = notice && dismissalOf(notice.kind, user, now);
  if (!notice || (dismissal && dismissal.stored.read() === dismissal.mark)) return null;
  const dismiss = () => {
    dismissal?.stored.write(dismissal.mark);
    setDismissals((count) => count + 1); // renders without it
  };
  return (
    <section
      ref={publishHeight}
      className={styles.banner}
      data-kind={notice.kind}
      aria-label={t('banner.label')}
    >
      <div className={styles.line}>
        <p className={styles.words}>
          {(notice.kind === 'grace' || notice.kind === 'payment') && <Icon name="alert" small />}
          {notice.kind === 'trial' && t('banner.trial', { plan, count: notice.days })}
          {notice.kind === 'grace' &&
            t('banner.grace', { plan, date: formatsOf(language).date(notice.ends) })}
          {notice.kind === 'payment' && t('banner.payment')}
          {notice.kind === 'downgraded' && t('banner.downgraded')}
        </p>
        {notice.kind === 'trial' && (
          <ButtonLink to={PLANS}>
            {t(user.subscriptionTier === 'premium' ? 'banner.billing' : 'banner.upgrade')}
          </ButtonLink>
        )}
        {notice.kind === 'downgraded' && <ButtonLink to={PLANS}>{t('banner.billing')}</ButtonLink>}
        {(notice.kind === 'grace' || notice.kind === 'payment') && <PortalButton />}
        {dismissal && (
          <IconButton
            icon="shut"
            label={t(notice.kind === 'trial' ? 'banner.dismissToday' : 'banner.dismiss')}
            onClick={dismiss}
          />
        )}
      </div>
    </section>
  );
}

/** Leads to the portal of the payment provider, where the card is changed; to the plans page if it does not open. */
function PortalButton() {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { isBusy, error, openPortal } = useCheckout();
  useEffect(() => {
    if (error === undefined) return;
    showShellToast(readableText(error, language, 'action'), 'bad');
    void navigate(PAGES.subscription);
  }, [error, language, navigate]);
  return (
    <Button busy={isBusy} onClick={() => void openPortal()}>
      {t('banner.billing')}
    </Button>
  );
}

/** How the dismissal of a notice is stored; undefined for one that stays. */
function dismissalOf(kind: AccountNotice['kind'], user: User, now: number) {
  if (kind === 'downgraded') return { stored: DISMISSED, mark: downgradeOf(user) };
  if (kind === 'trial')
    return { stored: TRIAL_DISMISSED, mark: `${user._id} ${new Date(now).toDateString()}` };
  return undefined;
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
