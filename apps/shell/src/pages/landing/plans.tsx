import { PAGES, PRICE_BOOK, TRIAL_DAYS, type PaidTier } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { ButtonLink, Link } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PlanColumn, PlanColumns } from '../../plans/plan-column.js';
import { priceText } from '../../plans/price-text.js';
import styles from './landing-page.module.css';
import planStyles from './plans.module.css';
import { useTexts } from './texts.js';

const FREE_GIVES = ['read', 'notes', 'offline'] as const;
const PLUS_GIVES = ['explorer', 'journal', 'theo'] as const;
const PREMIUM_GIVES = ['all', 'selah', 'limits'] as const;

const ID = 'plans';

/** The plans with their prices (the price book), and the link to registration. */
export function Plans() {
  const t = useTexts();
  const language = useLanguage();
  const section = useRef<HTMLElement>(null);
  useArrivalAt(section);
  const price = (tier: PaidTier) => priceText(PRICE_BOOK[tier].month, language);
  const yearly = (tier: PaidTier) =>
    t('plans.orYearly', { price: priceText(PRICE_BOOK[tier].year, language) });
  const trial = t('plans.trial', { days: TRIAL_DAYS });
  return (
    <section className={styles.section} id={ID} ref={section} tabIndex={-1}>
      <header className={planStyles.head}>
        <h2>{t('plans.title')}</h2>
        <p>{t('plans.terms', { days: TRIAL_DAYS })}</p>
      </header>
      <PlanColumns>
        <PlanColumn
          level={3}
          name={t('plans.free.name')}
          price={priceText(0, language)}
          aside={t('plans.free.aside')}
          gives={FREE_GIVES.map((each) => t(`plans.free.${each}`))}
          act={<ButtonLink to={PAGES.register}>{t('plans.create')}</ButtonLink>}
        />
        <PlanColumn
          level={3}
          name={t('plans.plus.name')}
          price={price('plus')}
          per={t('plans.monthly')}
          aside={yearly('plus')}
          gives={PLUS_GIVES.map((each) => t(`plans.plus.${each}`))}
          act={
            <ButtonLink variant="main" to={PAGES.register}>
              {trial}
            </ButtonLink>
          }
        />
        <PlanColumn
          level={3}
          name={t('plans.premium.name')}
          price={price('premium')}
          per={t('plans.monthly')}
          aside={yearly('premium')}
          gives={PREMIUM_GIVES.map((each) => t(`plans.premium.${each}`))}
          act={<ButtonLink to={PAGES.register}>{trial}</ButtonLink>}
        />
      </PlanColumns>
      <p className={planStyles.note}>
        {t('plans.note')} <Link to={PAGES.login}>{t('plans.signIn')}</Link>
      </p>
    </section>
  );
}

/**
 * A link of the header leads here from any page, and the router does not scroll to an element that has just been
 * rendered.
 */
function useArrivalAt(section: { readonly current: HTMLElement | null }): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${ID}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash, section]);
}
