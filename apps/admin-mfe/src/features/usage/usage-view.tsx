import { getUsageAggregateRoute } from '@word-unfolded/contracts';
import { PageSection } from '@word-unfolded/ui';
import { isReaderId } from '../../dashboard/addresses.js';
import { Loaded } from '../../dashboard/data/loaded.js';
import { useDashboardData } from '../../dashboard/data/use-dashboard-data.js';
import { PeriodFilters } from '../../dashboard/period/period-filters.js';
import { usePeriod, type Period } from '../../dashboard/period/use-period.js';
import { TextFilter } from '../../dashboard/table/filters.js';
import { Costliest } from './costliest.js';
import { OneReader } from './one-reader.js';
import { useUsageTexts } from './texts.js';
import { TierUsage } from './tier-usage.js';
import { UsageCharts } from './usage-charts.js';
import { WeekOfEveryone } from './week-of-everyone.js';

/** The usage of everyone, or of one reader, by metric and day, with what it costs. */
export function UsageView() {
  const t = useUsageTexts();
  const period = usePeriod('week');
  const reader = period.address.read('reader').trim();
  const isOne = isReaderId(reader);
  return (
    <>
      <PeriodFilters period={period}>
        <TextFilter
          label={t('reader.label')}
          hint={t('reader.hint')}
          value={reader}
          maxLength={24}
          error={reader !== '' && !isOne ? t('reader.notId') : undefined}
          onSettle={(id) => period.address.filter({ reader: id.trim() }, { replace: true })}
        />
      </PeriodFilters>
      {isOne ? <OneReader id={reader} /> : <Everyone period={period} />}
    </>
  );
}

function Everyone({ period }: { readonly period: Period }) {
  const t = useUsageTexts();
  const { days, query } = period;
  const aggregate = useDashboardData(getUsageAggregateRoute, { query }, { isReady: days !== undefined });
  return (
    <>
      <Loaded query={aggregate} lines={16} isTall>
        {(usage) =>
          days && (
            <>
              <UsageCharts usage={usage} period={{ ...period, days }} />
              <PageSection title={t('tiers.title')}>
                <TierUsage tiers={usage.tiers} days={days} query={query} />
              </PageSection>
              <PageSection title={t('costliest.title')}>
                <Costliest readers={usage.costliest} days={days} query={query} />
              </PageSection>
            </>
          )
        }
      </Loaded>
      <PageSection title={t('week.title')}>
        <WeekOfEveryone />
      </PageSection>
    </>
  );
}
