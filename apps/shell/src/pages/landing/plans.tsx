import { PAGES, TRIAL_DAYS } from '@word-unfolded/domain';
import { ButtonLink, Link } from '@word-unfolded/ui';
import { useRef } from 'react';
import { registrationFor } from '../../plans/chosen-plan.js';
import { PlanColumn, PlanColumns } from '../../plans/plan-column.js';
import { PLANS_ID, usePlansLink } from '../../plans/use-plans-link.js';
import styles from './landing-page.module.css';
import planStyles from './plans.module.css';
import { useTexts } from './texts.js';

/** The plans with their prices (the price book), and the link to registration. */
export function Plans() {
  const t = useTexts();
  const section = useRef<HTMLElement>(null);
  usePlansLink(section);
  const trial = t('plans.trial', { days: TRIAL_DAYS });
  return (
    <section className={styles.section} id={PLANS_ID} ref={section} tabIndex={-1}>
      <header className={planStyles.head}>
        <h2>{t('plans.title')}</h2>
        <p>{t('plans.terms', { days: TRIAL_DAYS })}</p>
      </header>
      <PlanColumns>
        <PlanColumn tier="free" level={3}>
          <ButtonLink to={PAGES.register}>{t('plans.create')}</ButtonLink>
        </PlanColumn>
        <PlanColumn tier="plus" level={3}>
          <ButtonLink variant="main" to={registrationFor({ tier: 'plus', interval: 'month' })}>
            {trial}
          </ButtonLink>
        </PlanColumn>
        <PlanColumn tier="premium" level={3}>
          <ButtonLink to={registrationFor({ tier: 'premium', interval: 'month' })}>{trial}</ButtonLink>
        </PlanColumn>
      </PlanColumns>
      <p className={planStyles.note}>
        {t('plans.note')} <Link to={PAGES.login}>{t('plans.signIn')}</Link>
      </p>
    </section>
  );
}
