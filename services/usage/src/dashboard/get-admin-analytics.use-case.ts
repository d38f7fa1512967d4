import { Controller } from '@nestjs/common';
import {
  GetAdminAnalytics,
  GetAnalyticsTable,
  periodBefore,
  type DayPeriod,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { FEATURE_KEYS, LANGUAGES, TIERS } from '@word-unfolded/domain';
import { Handles } from '@word-unfolded/service-kit';
import { loadingData } from '../common/loading.js';
import { daysAfter, mondayOf } from '../readers/weeks.js';
import { LEDGER_SERIES, READER_SERIES } from '../rollups/series.js';
import { tableOf } from './analytics-table.js';
import { daysOf, SeriesOfDays, type DaySeries } from './series-of-days.js';

type Analytics = ResponseOf<typeof GetAdminAnalytics>;

/** Weeks of a cohort that are shown, at most. */
const WEEKS = 60;

const STATES = [
  READER_SERIES.present,
  READER_SERIES.byTier,
  READER_SERIES.byLanguage,
  READER_SERIES.revenue,
] as const;

const SUMS = [
  READER_SERIES.registered,
  READER_SERIES.verified,
  READER_SERIES.deleted,
  READER_SERIES.active,
  READER_SERIES.retained,
  READER_SERIES.trialStarted,
  READER_SERIES.trialStayed,
  READER_SERIES.subscribed,
  READER_SERIES.lapsed,
  LEDGER_SERIES.usage,
];

/** Tells administrators how readers, usage and revenue developed, and gives the tables of the charts. */
@Controller()
export class GetAdminAnalyticsUseCase {
  constructor(private readonly series: SeriesOfDays) {}

  /** @throws AppError LOAD_FAILED */
  @Handles(GetAdminAnalytics)
  execute({ period }: RequestOf<typeof GetAdminAnalytics>): Promise<Analytics> {
    return loadingData(async () => {
      const before = periodBefore(period);
      // A cohort is counted at its Monday, which may lie before the period.
      const read = { from: mondayOf(before.from), to: period.to };
      return analyticsOf(await this.series.read(read, SUMS, STATES), period, before);
    });
  }

  /** @throws AppError LOAD_FAILED */
  @Handles(GetAnalyticsTable)
  async table({
    chart,
    period,
  }: RequestOf<typeof GetAnalyticsTable>): Promise<ResponseOf<typeof GetAnalyticsTable>> {
    return tableOf(chart, await this.execute({ period }));
  }
}

function analyticsOf(days: DaySeries, period: DayPeriod, before: DayPeriod): Analytics {
  const change = (name: string, key?: string) => ({
    value: days.within(name, period, key),
    before: days.within(name, before, key),
  });
  const states = (name: string, key?: string) => ({
    readers: days.stateOn(name, period.to, key),
    before: days.stateOn(name, before.to, key),
  });
  return {
    period,
    before,
    totals: {
      registered: change(READER_SERIES.registered),
      verified: change(READER_SERIES.verified),
      deleted: change(READER_SERIES.deleted),
      uses: change(LEDGER_SERIES.usage),
      subscribed: change(READER_SERIES.subscribed),
      lapsed: change(READER_SERIES.lapsed),
      revenueCents: {
        value: days.stateOn(READER_SERIES.revenue, period.to, undefined, 'cents'),
        before: days.stateOn(READER_SERIES.revenue, before.to, undefined, 'cents'),
      },
    },
    growth: growthOf(days, period),
    retention: retentionOf(days, period),
    features: FEATURE_KEYS.map((key) => {
      const { value: uses, before: usesBefore } = change(LEDGER_SERIES.usage, key);
      return { key, uses, before: usesBefore };
    }),
    languages: LANGUAGES.map((language) => ({ language, ...states(READER_SERIES.byLanguage, language) })),
    tiers: TIERS.map((tier) => ({ tier, ...states(READER_SERIES.byTier, tier) })),
    subscriptions: subscriptionsOf(days, period),
    revenue: zip(period, { cents: days.statesOf(READER_SERIES.revenue, period, 'cents') }),
  };
}

function growthOf(days: DaySeries, period: DayPeriod): Analytics['growth'] {
  return zip(period, {
    registered: days.byDay(READER_SERIES.registered, period),
    verified: days.byDay(READER_SERIES.verified, period),
    active: days.byDay(READER_SERIES.active, period),
    deleted: days.byDay(READER_SERIES.deleted, period),
    present: days.statesOf(READER_SERIES.present, period),
  });
}

function subscriptionsOf(days: DaySeries, period: DayPeriod): Analytics['subscriptions'] {
  return zip(period, {
    started: days.byDay(READER_SERIES.subscribed, period),
    trials: days.byDay(READER_SERIES.trialStarted, period),
    stayed: days.byDay(READER_SERIES.trialStayed, period),
    lapsed: days.byDay(READER_SERIES.lapsed, period),
  });
}

/** The weeks of registration that begin in the period or contain its first day, and how many came back. */
function retentionOf(days: DaySeries, period: DayPeriod): Analytics['retention'] {
  const first = mondayOf(period.from);
  const cohorts = [...new Set(daysOf({ from: first, to: period.to }).map(mondayOf))];
  const counts = days.of(READER_SERIES.retained);
  return cohorts.flatMap((cohort) => {
    const size = days.within(READER_SERIES.verified, { from: cohort, to: daysAfter(cohort, 6) });
    if (size === 0) return [];
    const ofCohort = counts.filter(({ at }) => at === cohort);
    const last = Math.max(0, ...ofCohort.map(({ key }) => Number(key)));
    const weeks = Array.from({ length: Math.min(WEEKS, last + 1) }, (_, week) =>
      ofCohort.reduce((sum, { key, values }) => (Number(key) === week ? sum + (values.count ?? 0) : sum), 0),
    );
    return [{ cohort, size, weeks }];
  });
}

/** Lists of values by day, as one list of days. */
function zip<Field extends string>(
  period: DayPeriod,
  lists: Readonly<Record<Field, readonly number[]>>,
): ({ date: string } & Record<Field, number>)[] {
  const fields = Object.keys(lists) as Field[];
  return daysOf(period).map((date, index) => ({
    date,
    ...(Object.fromEntries(fields.map((field) => [field, lists[field][index] ?? 0])) as Record<
      Field,
      number
    >),
  }));
}
