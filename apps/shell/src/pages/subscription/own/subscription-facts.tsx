import type { Subscription } from '@word-unfolded/contracts';
import { BILLING_CURRENCY } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { isOverdue } from '../../../plans/plan-action.js';
import { amountText } from '../../../plans/price-text.js';
import { usePlanTexts } from '../../../plans/texts.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';
import { stateOf } from './subscription-state.js';

/** Plan, status, next charge and card of a subscription. */
export function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts();
  const plans = usePlanTexts();
  const language = useLanguage();
  const date = (moment: string) => formatsOf(language).date(new Date(moment));
  const { plan, interval, amount, currency, nextCharge, card, granted } = subscription;
  const { key, at } = stateOf(subscription);
  return (
    <dl className={styles.facts}>
      {plan && interval && amount !== null && (
        <>
          <dt>{t('own.plan')}</dt>
          <dd>
            {t('own.planOf', {
              plan: plans(`${plan}.name`),
              price: amountText(amount, language, currency ?? BILLING_CURRENCY),
              per: plans(interval === 'month' ? 'monthly' : 'yearly'),
            })}
          </dd>
        </>
      )}
      {(key !== undefined || granted) && (
        <>
          <dt>{t('own.state')}</dt>
          <dd>
            {key !== undefined && <p>{t(`own.${key}`, { date: at ? date(at) : '' })}</p>}
            {granted && (
              <p>
                {t(granted.until ? 'own.granted' : 'own.grantedOpen', {
                  plan: plans(`${granted.tier}.name`),
                  date: granted.until ? date(granted.until) : '',
                })}
              </p>
            )}
          </dd>
        </>
      )}
      {plan && (
        <>
          <dt>{t(isOverdue(subscription) ? 'own.owed' : 'own.next')}</dt>
          <dd>
            {isOverdue(subscription)
              ? amountText(owedOf(subscription), language, currency ?? BILLING_CURRENCY)
              : nextCharge
                ? t('own.nextOf', {
                    amount: amountText(nextCharge.amount, language, nextCharge.currency),
                    date: date(nextCharge.at),
                  })
                : t('own.noNext')}
          </dd>
          <dt>{t('own.card')}</dt>
          <dd>
            {card
              ? t('own.cardOf', {
                  brand: card.brand.charAt(0).toUpperCase() + card.brand.slice(1),
                  last4: card.last4,
                  month: card.expMonth,
                  year: card.expYear,
                })
              : t('own.noCard')}
          </dd>
        </>
      )}
    </dl>
  );
}

/** What the open invoices still ask for, in cents. */
function owedOf({ invoices }: Subscription): number {
  return invoices
    .filter(({ status }) => status === 'open')
    .reduce((sum, { total, amountPaid }) => sum + total - amountPaid, 0);
}
