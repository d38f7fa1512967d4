import { PAGES } from '@word-unfolded/domain';
import { NavLink, usePageTitle } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';
import styles from './dashboard-page.module.css';

/** The pages in the order of their tabs (specification, section 2, "Admin dashboard"), and those that work needs besides. */
const TABS = [
  ['overview', PAGES.admin],
  ['analytics', PAGES.adminAnalytics],
  ['users', PAGES.adminUsers],
  ['usage', PAGES.adminUsage],
  ['events', PAGES.adminEvents],
  ['rateLimits', PAGES.adminRateLimits],
  ['messages', PAGES.adminMessages],
  ['magazine', PAGES.adminMagazine],
  ['payments', PAGES.adminPayments],
  ['jobs', PAGES.adminJobs],
] as const;

type DashboardPageProps = {
  readonly title: string;
  /** What the page shows, in a sentence. */
  readonly lead?: ReactNode;
  /** Beside the title: downloads and switches. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the dashboard: the tabs, the title and the content. */
export function DashboardPage({ title, lead, tools, children }: DashboardPageProps) {
  const t = useTexts();
  usePageTitle(`${title} · ${t('title')}`);
  return (
    <div className={styles.page}>
      <nav aria-label={t('title')} className={styles.tabs}>
        {TABS.map(([name, to]) => (
          <NavLink key={name} to={to} end={name === 'overview'} className="tab-label">
            {t(`tabs.${name}`)}
          </NavLink>
        ))}
      </nav>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}
