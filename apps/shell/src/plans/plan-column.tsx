import { isPaidTier, type BillingInterval, type Tier } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Icon } from '@word-unfolded/ui';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './plan-column.module.css';
import { offerOf, type PlanLimit } from './plans.js';
import { priceText } from './price-text.js';
import { usePlanTexts } from './texts.js';

/** What stands below the price of a tier that is not paid for. */
const ASIDES = { free: 'noCard', beta: 'beta.aside', admin: 'admin.aside' } as const;

/** Plans side by side; on a phone one below the other. */
export function PlanColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

type PlanColumnProps = {
  readonly tier: Tier;
  /** Level of the plan's heading on its page. */
  readonly level: 2 | 3;
  /** The interval whose price is shown large. */
  readonly interval?: BillingInterval;
  /** What stands instead of a price that is not charged: Free. */
  readonly priceWord?: string | undefined;
  /** Its limits; those of the features that it names by default. */
  readonly limits?: readonly PlanLimit[] | undefined;
  /** Whether it is the reader's plan. */
  readonly isCurrent?: boolean;
  /** For a page that moves the focus to the plan. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The link or button of the plan. */
  readonly children?: ReactNode;
};

/** One plan: its price, what it gives, its limits, and its link. */
export function PlanColumn({
  tier,
  level,
  interval = 'month',
  priceWord,
  limits,
  isCurrent = false,
  headingRef,
  children,
}: PlanColumnProps) {
  const t = usePlanTexts();
  const language = useLanguage();
  const id = useId();
  const Heading = `h${level}` as const;
  const { price, gives, limits: named } = offerOf(tier);
  const { number } = formatsOf(language);
  const texts = [
    ...gives.map((each) => t(each)),
    ...(limits ?? named).map(({ metric, amount }) => t(`limit.${metric}`, { amount: number(amount) })),
  ];
  return (
    <section className={styles.plan} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading className={styles.name} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {t(`${tier}.name`)}
        </Heading>
        {isCurrent && <p className={styles.current}>{t('current')}</p>}
      </div>
      <p className={styles.price}>
        {(!price && priceWord) || priceText(price?.[interval] ?? 0, language)}{' '}
        {price && <span>{t(interval === 'month' ? 'monthly' : 'yearly')}</span>}
      </p>
      <p className={styles.aside}>
        {price && <OtherPrice price={price} interval={interval} />}
        {!isPaidTier(tier) && t(ASIDES[tier])}
      </p>
      <ul className={styles.gives}>
        {texts.map((each) => (
          <li key={each}>
            <Icon name="tick" small />
            <span>{each}</span>
          </li>
        ))}
      </ul>
      <div className={styles.act}>{children}</div>
    </section>
  );
}

type OtherPriceProps = {
  readonly price: Readonly<Record<BillingInterval, number>>;
  readonly interval: BillingInterval;
};

/** The price of a year beside that of a month, and the other way round. */
function OtherPrice({ price, interval }: OtherPriceProps) {
  const t = usePlanTexts();
  const language = useLanguage();
  return interval === 'month'
    ? t('orYearly', { price: priceText(price.year, language) })
    : t('perMonth', { price: priceText(Math.round(price.year / 12), language) });
}
