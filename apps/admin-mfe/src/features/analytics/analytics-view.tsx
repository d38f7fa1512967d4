import { getAdminAnalyticsRoute } from '@word-unfolded/contracts';
import { PageSection } from '@word-unfolded/ui';
import { Loaded } from '../../dashboard/data/loaded.js';
import { useDashboardData } from '../../dashboard/data/use-dashboard-data.js';
import { PeriodFilters } from '../../dashboard/period/period-filters.js';
import { usePeriod, type Period } from '../../dashboard/period/use-period.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { DayCharts } from './day-charts.js';
import { NameCharts } from './name-charts.js';
import { Retention } from './retention.js';
import { useAnalyticsTexts } from './texts.js';
import { Totals } from './totals.js';
import type { Analytics } from './analytics.js';
import styles from '../../dashboard/layout/sections.module.css';

/** Growth, retention, use and revenue in a period, compared with the one before. */
export function AnalyticsView() {
  const period = usePeriod();
  const query = useDashboardData(
    getAdminAnalyticsRoute,
    { query: period.query },
    { isReady: period.days !== undefined },
  );
  return (
    <>
      <PeriodFilters period={period} />
      {period.days && (
        <Loaded query={query} lines={16}>
          {(analytics) => <Charts analytics={analytics} period={period} />}
        </Loaded>
      )}
    </>
  );
}

type ChartsProps = { readonly analytics: Analytics; readonly period: Period };

function Charts({ analytics, period: { query } }: ChartsProps) {
  const t = useAnalyticsTexts();
  const { day } = useFormats();
  const { period, before } = analytics;
  return (
    <>
      <p className={styles.soft}>
        {t('compared', {
          from: day(period.from),
          to: day(period.to),
          fromBefore: day(before.from),
          toBefore: day(before.to),
        })}
      </p>
      <PageSection title={t('totals.title')}>
        <Totals totals={analytics.totals} />
      </PageSection>
      <DayCharts analytics={analytics} query={query} />
      <PageSection title={t('retention.title')}>
        <Retention analytics={analytics} query={query} />
      </PageSection>
      <NameCharts analytics={analytics} query={query} />
    </>
  );
}
