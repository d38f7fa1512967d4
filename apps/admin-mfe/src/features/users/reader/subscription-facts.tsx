import type { ReactNode } from 'react';
import { Facts } from '../../../dashboard/table/facts.js';
import { useTexts } from '../../../dashboard/texts.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import { useUserTexts } from '../texts.js';
import { useSubscriptionStatus } from '../use-subscription-status.js';
import type { ReaderDetail } from './use-reader.js';

type SubscriptionFactsProps = { readonly subscription: ReaderDetail['subscription'] };

/** The subscription, and a tier that was given beside it. */
export function SubscriptionFacts({ subscription }: SubscriptionFactsProps) {
  const t = useUserTexts();
  const common = useTexts();
  const { time, money } = useFormats();
  const statusOf = useSubscriptionStatus();
  if (!subscription) return <p role="alert">{t('reader.billingAway')}</p>;
  const { plan, status, interval, amount, startDate, endDate, granted } = subscription;
  const when = (name: string, moment: string | null): (readonly [string, ReactNode])[] =>
    moment === null ? [] : [[name, time(moment)]];
  if (plan === null && status === null && !granted) return <p>{t('reader.noSubscription')}</p>;
  return (
    <Facts
      facts={[
        ...(plan === null ? [] : [[t('reader.plan'), common(`tiers.${plan}`)] as const]),
        ...(status === null ? [] : [[t('columns.status'), statusOf(status)] as const]),
        ...(amount === null || interval === null
          ? []
          : [[t('reader.price'), t(`reader.per.${interval}`, { price: money(amount) })] as const]),
        ...when(t('reader.since'), startDate),
        ...when(t(subscription.cancelAtPeriodEnd ? 'reader.ends' : 'reader.renews'), endDate),
        ...when(t('reader.trialEnds'), subscription.trialEndsAt),
        ...when(t('reader.graceEnds'), subscription.gracePeriodEnds),
        ...(granted
          ? [
              [
                t('reader.given'),
                granted.until === null
                  ? t('reader.givenOpen', { tier: common(`tiers.${granted.tier}`) })
                  : t('reader.givenUntil', {
                      tier: common(`tiers.${granted.tier}`),
                      date: time(granted.until),
                    }),
              ] as const,
            ]
          : []),
      ]}
    />
  );
}
